import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'A sua localização',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    tilesMissing: 'Mapa de ruas indisponível; mostra-se o mapa desenhado',
    loadStreetDetail: 'Carregar as ruas',
    streetDetailReason: 'O mapa de ruas vem de outro servidor, que ficaria a saber a zona que está a ver.',
  },
};
