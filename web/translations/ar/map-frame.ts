import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'موقعك',
    zoomIn: 'تقريب',
    zoomOut: 'إبعاد',
    tilesMissing: 'خريطة الشوارع غير متاحة؛ تظهر خريطة مبسطة',
    loadStreetDetail: 'حمّل تفاصيل الشوارع',
    streetDetailReason: 'تأتي خريطة الشوارع من خادم آخر. يعرف ذلك الخادم المنطقة التي تنظر إليها.',
  },
};
