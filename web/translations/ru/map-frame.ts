import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'Ваше место',
    zoomIn: 'Приблизить',
    zoomOut: 'Отдалить',
    tilesMissing: 'Карта улиц недоступна; показана рисованная карта',
    loadStreetDetail: 'Загрузить улицы',
    streetDetailReason: 'Карта улиц приходит с другого сервера, он узнает, какую местность вы смотрите.',
  },
};
