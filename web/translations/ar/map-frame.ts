import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'موقعك',
    zoomIn: 'تقريب',
    zoomOut: 'إبعاد',
    tilesMissing: 'خريطة الشوارع غير متاحة؛ تظهر الخريطة المرسومة',
    loadStreetDetail: 'حمّل تفاصيل الشوارع',
    streetDetailReason: 'خريطة الشوارع تأتي من خادم آخر يعرف بذلك المنطقة التي تنظر إليها.',
  },
};
