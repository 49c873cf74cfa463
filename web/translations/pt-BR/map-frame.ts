import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'Sua localização',
    zoomIn: 'Aproximar',
    zoomOut: 'Afastar',
    tilesMissing: 'Mapa de ruas indisponível; mostrando o mapa desenhado',
    loadStreetDetail: 'Carregar as ruas',
    streetDetailReason: 'O mapa de ruas vem de outro servidor, que saberia qual área você está vendo.',
  },
};
