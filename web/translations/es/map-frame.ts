import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'Su ubicación',
    zoomIn: 'Acercar',
    zoomOut: 'Alejar',
    tilesMissing: 'Mapa de calles no disponible; se muestra el mapa dibujado',
    loadStreetDetail: 'Cargar las calles',
    streetDetailReason: 'El mapa de calles viene de otro servidor, que sabría qué zona mira usted.',
  },
};
