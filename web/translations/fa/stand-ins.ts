import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'صفحه پیدا نشد',
    text: 'در این نشانی صفحه‌ای نیست. شاید جابه‌جا شده، یا در نشانی اشتباهی هست.',
    home: 'به صفحهٔ نخست',
    chart: 'ناشناخته',
  },
  offlineText: {
    tag: 'بدون اتصال',
    title: 'آفلاین هستید',
    lede: 'این صفحه روی گوشی یا رایانهٔ شما ذخیره نشده و اتصالی نیست. صفحه‌های زیر همچنان باز می‌شوند.',
    emergency: 'در وضعیت اضطراری',
    callFirst: 'اول با شمارهٔ اورژانس تماس بگیرید.',
    callFirstMore: 'تماس تلفنی به اینترنت نیاز ندارد. این سایت AEDهای ذخیره‌شده روی گوشی یا رایانهٔ شما را نشان می‌دهد.',
    findAed: 'یافتن AED',
    kept: 'ذخیره‌شده روی گوشی یا رایانهٔ شما',
    pages: [
      { label: 'شماره‌های اضطراری همهٔ کشورها', to: '/emergency-numbers' },
      { label: 'صفحهٔ نخست، با فهرست جاها', to: '/' },
      { label: 'اصول', to: '/principles' },
      { label: 'روش', to: '/methodology' },
      { label: 'معماری', to: '/architecture' },
      { label: 'حریم خصوصی', to: '/privacy' },
      { label: 'شرایط استفاده', to: '/terms' },
      { label: 'دسترس‌پذیری', to: '/accessibility' },
    ],
    hubs: 'صفحهٔ جاهایی که پیش‌تر باز کرده‌اید هم با تصویرهایشان باز می‌شود. ویدئوها و نقشهٔ خیابان‌ها به اتصال نیاز دارند.',
    again: 'این صفحه را دوباره باز کنید',
  },
};
