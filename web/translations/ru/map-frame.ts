import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'Ваше местоположение',
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    tilesMissing: 'Карта улиц недоступна; показана рисованная карта',
    loadStreetDetail: 'Загрузить улицы',
    streetDetailReason: 'Карта улиц приходит с другого сервера. Он узнает, какую местность вы смотрите.',
  },
};
