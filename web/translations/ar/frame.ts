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
    tryAgain: 'لم يُجب الخادم. تحقق من اتصالك وحاول مرة أخرى.',
  },
  headerText: {
    skipToContent: 'انتقل إلى المحتوى',
    menu: 'القائمة',
    navigation: 'القائمة الرئيسية',
    findAed: 'ابحث عن جهاز AED',
  },
  emergencyCallText: {
    guessed: (countries) => `حيث يبدو أنك موجود (${countries}):`,
    or: 'أو',
    inCountry: (country) => `(${country})`,
    unknown: 'يختلف رقم الطوارئ من بلد إلى آخر.',
    unsure: (country) => `لم نستطع تأكيد رقم حيث يبدو أنك موجود: ${country}. جرّب 112.`,
    all: 'كل أرقام الطوارئ',
  },
  languageText: { choose: 'اللغة' },
  toastText: { region: (key) => `الإشعارات (${key})`, close: 'أغلق الإشعار' },
  offlineNoticeText: { notice: 'أنت غير متصل. ما زالت تعمل الصفحات وأجهزة AED التي رأيتها من قبل.' },
};
