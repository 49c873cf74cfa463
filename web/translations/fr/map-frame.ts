import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'Votre position',
    zoomIn: 'Agrandir',
    zoomOut: 'Réduire',
    tilesMissing: 'Plan des rues indisponible\u00a0; la carte dessinée est affichée',
    loadStreetDetail: 'Charger les rues',
    streetDetailReason: 'Le plan des rues vient d’un autre serveur, qui saurait quelle zone vous regardez.',
  },
};
