import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'Ваше місцезнаходження',
    zoomIn: 'Наблизити',
    zoomOut: 'Віддалити',
    tilesMissing: 'Мапа вулиць недоступна; показано мальовану мапу',
    loadStreetDetail: 'Завантажити вулиці',
    streetDetailReason: 'Мапа вулиць приходить з іншого сервера. Він дізнається, яку місцевість ви переглядаєте.',
  },
};
