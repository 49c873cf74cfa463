import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: '您的位置',
    zoomIn: '放大',
    zoomOut: '缩小',
    tilesMissing: '街道地图不可用；显示简图',
    loadStreetDetail: '加载街道',
    streetDetailReason: '街道地图来自另一台服务器，该服务器会知道您查看的区域。',
  },
};
