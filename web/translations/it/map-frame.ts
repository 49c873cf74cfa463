import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'La tua posizione',
    zoomIn: 'Ingrandisci',
    zoomOut: 'Riduci',
    tilesMissing: 'Mappa stradale non disponibile; si vede la mappa disegnata',
    loadStreetDetail: 'Carica le strade',
    streetDetailReason: 'La mappa stradale viene da un altro server, che saprebbe quale zona guardi.',
  },
};
