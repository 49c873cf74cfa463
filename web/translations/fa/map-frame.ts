import type { MapFrameWords } from '../words-of-site.ts';

export const words: MapFrameWords = {
  mapFrameText: {
    yourLocation: 'مکان شما',
    zoomIn: 'نزدیک‌تر',
    zoomOut: 'دورتر',
    tilesMissing: 'نقشهٔ خیابان‌ها در دسترس نیست؛ نقشهٔ ساده نشان داده می‌شود',
    loadStreetDetail: 'بار کردن خیابان‌ها',
    streetDetailReason: 'نقشهٔ خیابان‌ها از سرور دیگری می‌آید. آن سرور می‌بیند کدام محدوده را نگاه می‌کنید.',
  },
};
