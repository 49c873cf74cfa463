import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: '現在地',
    zoomIn: '拡大',
    zoomOut: '縮小',
    tilesMissing: '道路地図を表示できません。簡単な地図を表示しています',
    loadStreetDetail: '道路を読み込む',
    streetDetailReason: '道路地図は別のサーバーから届きます。見ている地域がそのサーバーに伝わります。',
  },
};
