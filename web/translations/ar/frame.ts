import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  accountMenuText: {
    signIn: 'تسجيل الدخول',
    account: 'الحساب',
  },
  ownWaysText: {
    myAccount: 'حسابي',
    signOut: 'تسجيل الخروج',
    signedOut: 'تم تسجيل خروجك',
    signOutFailed: 'تعذر تسجيل الخروج',
    tryAgain: 'لم يُجب الخادم. تحقق من الاتصال وحاول مرة أخرى.',
  },
  headerText: {
    skipToContent: 'انتقل إلى المحتوى',
    menu: 'القائمة',
    navigation: 'القائمة الرئيسية',
    findAed: 'ابحث عن جهاز AED',
  },
  emergencyCallText: {
    guessed: (countries) => `يبدو أنك هنا: ${countries}. اتصل بالرقم`,
    or: 'أو',
    inCountry: (country) => `(${country})`,
    unknown: 'يختلف رقم الطوارئ من بلد إلى آخر.',
    unsure: (country) => `يبدو أنك هنا: ${country}. لا نعرف فيه رقمًا مؤكدًا. قد يصلك الرقم 112 بالنجدة.`,
    all: 'كل أرقام الطوارئ',
  },
  languageText: { choose: 'اللغة' },
  toastText: { region: (key) => `الإشعارات (${key})`, close: 'أغلق الإشعار' },
  offlineNoticeText: { notice: 'أنت غير متصل؛ ما رأيته من الصفحات والأجهزة لا يزال متاحًا.' },
};
