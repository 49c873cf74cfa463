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
    menu: 'منو',
    navigation: 'منوی اصلی',
    findAed: 'یافتن AED',
  },
  emergencyCallText: {
    guessed: (countries) => `جایی که احتمالاً هستید (${countries}):`,
    or: 'یا',
    inCountry: (country) => `(${country})`,
    unknown: 'شمارهٔ اضطراری از کشوری به کشور دیگر فرق می‌کند.',
    unsure: (country) => `برای جایی که احتمالاً هستید (${country}) شماره‌ای را نتوانستیم تأیید کنیم. 112 را امتحان کنید.`,
    all: 'همهٔ شماره‌های اضطراری',
  },
  languageText: { choose: 'زبان' },
  toastText: { region: (key) => `اعلان‌ها (${key})`, close: 'بستن اعلان' },
  offlineNoticeText: { notice: 'آفلاین هستید. صفحه‌ها و AEDهایی که پیش‌تر دیده‌اید باز هم نشان داده می‌شوند.' },
};
