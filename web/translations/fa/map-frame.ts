import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'مکان شما',
    zoomIn: 'نزدیک‌تر',
    zoomOut: 'دورتر',
    tilesMissing: 'نقشهٔ خیابان‌ها در دسترس نیست؛ نقشهٔ کشیده‌شده دیده می‌شود',
    loadStreetDetail: 'بار کردن خیابان‌ها',
    streetDetailReason: 'نقشهٔ خیابان‌ها از کارساز دیگری می‌آید که محدودهٔ نگاه شما را می‌فهمد.',
  },
};
