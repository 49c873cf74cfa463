import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'ورود',
    account: 'حساب',
  },
  ownWaysText: {
    myAccount: 'حساب من',
    signOut: 'خروج',
    signedOut: 'از حساب خارج شدید',
    signOutFailed: 'خروج انجام نشد',
    tryAgain: 'سرور پاسخ نداد. اتصال را بررسی کنید و دوباره تلاش کنید.',
  },
  headerText: {
    skipToContent: 'رفتن به محتوا',
    menu: 'فهرست',
    navigation: 'فهرست اصلی',
    findAed: 'یافتن دستگاه AED',
  },
  emergencyCallText: {
    guessed: (countries) => `گویا اینجا هستید: ${countries}. تماس با`,
    or: 'یا',
    inCountry: (country) => `(${country})`,
    unknown: 'شمارهٔ اضطراری در هر کشور متفاوت است.',
    unsure: (country) => `گویا اینجا هستید: ${country}. شمارهٔ مطمئنی برای آن نمی‌شناسیم. شاید 112 شما را وصل کند.`,
    all: 'همهٔ شماره‌های اضطراری',
  },
  languageText: { choose: 'زبان' },
  toastText: { region: (key) => `اعلان‌ها (${key})`, close: 'بستن اعلان' },
  offlineNoticeText: { notice: 'آفلاین هستید؛ صفحه‌ها و دستگاه‌هایی که دیده‌اید همچنان در دسترس‌اند.' },
};
