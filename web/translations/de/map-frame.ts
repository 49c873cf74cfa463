import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'Eigener Standort',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    tilesMissing: 'Straßenkarte nicht verfügbar; gezeigt wird die gezeichnete Karte',
    loadStreetDetail: 'Straßen laden',
    streetDetailReason: 'Die Straßenkarte kommt von einem anderen Server; er erfährt die betrachtete Gegend.',
  },
};
