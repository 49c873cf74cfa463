import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'رفتن به محتوا',
    menu: 'فهرست',
    navigation: 'فهرست اصلی',
    findAed: 'یافتن دستگاه AED',
    pages: [
      { label: 'فشردن قفسهٔ سینه', to: '/cpr' },
      { label: 'شماره‌های اضطراری', to: '/emergency-numbers' },
    ],
    wholeSite: 'همهٔ وبگاه، به انگلیسی',
    privacy: 'حریم خصوصی، به انگلیسی',
    disclaimer: 'هیچ چیز در این وبگاه توصیهٔ پزشکی نیست.',
  },
  emergencyCallText: {
    guessed: (countries) => `گویا اینجا هستید: ${countries}. تماس با`,
    or: 'یا',
    inCountry: (country) => `(${country})`,
    unknown: 'شمارهٔ اضطراری در هر کشور متفاوت است.',
    unsure: (country) => `گویا اینجا هستید: ${country}. شمارهٔ مطمئنی برای آن نمی‌شناسیم. شاید 112 شما را وصل کند.`,
    all: 'همهٔ شماره‌های اضطراری',
  },
  languageText: {
    choose: 'زبان',
    notReviewed: 'این ترجمه را هنوز مترجم پزشکی بازبینی نکرده است.',
    report: 'گزارش اشتباه',
    englishRest: 'به انگلیسی: عنوان منابع و یادداشت‌های کشورها.',
  },
  toastText: { region: (key) => `اعلان‌ها (${key})`, close: 'بستن اعلان' },
  offlineNoticeText: { notice: 'آفلاین هستید؛ صفحه‌ها و دستگاه‌هایی که دیده‌اید همچنان در دسترس‌اند.' },
};
