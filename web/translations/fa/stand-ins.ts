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
    lede: 'این صفحه روی دستگاه شما نگه داشته نشده و شبکه پاسخ نمی‌دهد. این‌ها همچنان در دسترس‌اند.',
    emergency: 'در وضعیت اضطراری',
    callFirst: 'نخست با شمارهٔ اضطراری تماس بگیرید.',
    callFirstMore: 'تماس تلفنی به اینترنت نیاز ندارد. یابنده دستگاه‌هایی را که اینجا نگه داشته شده نشان می‌دهد.',
    findAed: 'یافتن دستگاه AED',
    kept: 'نگه‌داشته روی این دستگاه',
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
    hubs: 'صفحهٔ جاهایی که باز کرده‌اید با تصویرهایشان دوباره باز می‌شود. فیلم‌ها و نقشهٔ خیابان‌ها به شبکه نیاز دارند.',
    again: 'دوباره این صفحه را بیازمایید',
  },
};
