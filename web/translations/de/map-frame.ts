import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'Ihr Standort',
    zoomIn: 'Vergrößern',
    zoomOut: 'Verkleinern',
    tilesMissing: 'Straßenkarte nicht verfügbar; stattdessen sehen Sie die gezeichnete Karte',
    loadStreetDetail: 'Straßen laden',
    streetDetailReason:
      'Die Straßenkarte kommt von einem anderen Server. Er würde erfahren, welche Gegend Sie ansehen.',
  },
};
