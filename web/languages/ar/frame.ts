import type { FrameWords } from '../words-of-site.ts';

export const words: FrameWords = {
  emergencyFrameText: {
    skipToContent: 'انتقل إلى المحتوى',
    menu: 'القائمة',
    navigation: 'القائمة الرئيسية',
    findAed: 'ابحث عن جهاز AED',
    pages: [
      { label: 'الضغط على الصدر', to: '/cpr' },
      { label: 'أرقام الطوارئ', to: '/emergency-numbers' },
    ],
    wholeSite: 'الموقع كله، بالإنجليزية',
    privacy: 'الخصوصية، بالإنجليزية',
    disclaimer: 'لا شيء في هذا الموقع نصيحة طبية.',
  },
  emergencyCallText: {
    guessed: (countries) => `يبدو أنك هنا: ${countries}. اتصل بالرقم`,
    or: 'أو',
    inCountry: (country) => `(${country})`,
    unknown: 'يختلف رقم الطوارئ من بلد إلى آخر.',
    unsure: (country) => `يبدو أنك هنا: ${country}. لا نعرف فيه رقمًا مؤكدًا. قد يصلك الرقم 112 بالنجدة.`,
    all: 'كل أرقام الطوارئ',
  },
  languageText: {
    choose: 'اللغة',
    notReviewed: 'لم يراجع هذه الترجمة مترجم طبي بعد.',
    report: 'أبلغ عن خطأ',
    englishRest: 'بالإنجليزية: عناوين المصادر وملاحظات البلدان.',
  },
  toastText: { region: (key) => `الإشعارات (${key})`, close: 'أغلق الإشعار' },
  offlineNoticeText: { notice: 'أنت غير متصل؛ ما رأيته من الصفحات والأجهزة لا يزال متاحًا.' },
};
