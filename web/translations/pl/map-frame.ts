import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'Twoje położenie',
    zoomIn: 'Przybliż',
    zoomOut: 'Oddal',
    tilesMissing: 'Mapa ulic niedostępna; widać mapę rysowaną',
    loadStreetDetail: 'Wczytaj ulice',
    streetDetailReason: 'Mapa ulic pochodzi z innego serwera, który poznałby oglądaną okolicę.',
  },
};
