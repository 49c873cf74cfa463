import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: '현재 위치',
    zoomIn: '확대',
    zoomOut: '축소',
    tilesMissing: '거리 지도를 쓸 수 없어 간단한 지도를 보여 줍니다',
    loadStreetDetail: '거리 불러오기',
    streetDetailReason: '거리 지도는 다른 서버에서 오며, 그 서버는 보고 있는 지역을 알게 됩니다.',
  },
};
