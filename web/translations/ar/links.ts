import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'الإنعاش القلبي', to: '/cpr' },
      { label: 'أرقام الطوارئ', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'الخريطة', to: '/#map' },
      { label: 'الأماكن', to: '/hubs' },
      { label: 'متوسط العمر المتوقع', to: '/life-expectancy' },
      { label: 'المبادئ', to: '/principles' },
      { label: 'المنهج', to: '/methodology' },
      { label: 'البنية', to: '/architecture' },
    ],
    tagline: 'حيث يعيش الناس طويلًا، وكيف نعرف ذلك.',
    disclaimer: 'لا شيء في هذا الموقع نصيحة طبية. الدرجات أحكام تقديرية لا قياسات ما لم يُذكر بجانبها مصدر وسنة.',
    marked: 'الصفحات ذات العلامة EN بالإنجليزية.',
    columns: [
      {
        title: 'المنصة',
        links: [
          { label: 'خريطة طول العمر', to: '/#map' },
          { label: 'كل الأماكن', to: '/hubs' },
          { label: 'متوسط العمر المتوقع', to: '/life-expectancy' },
          { label: 'البحث عن أجهزة AED', to: '/aed' },
          { label: 'أجهزة AED حسب البلد', to: '/aeds' },
          { label: 'مستويات الوصول', to: '/#access-tiers' },
        ],
      },
      {
        title: 'المراجع',
        links: [
          { label: 'المبادئ', to: '/principles' },
          { label: 'المنهج', to: '/methodology' },
          { label: 'بنية النظام', to: '/architecture' },
          { label: 'السجل الموثَّق', to: '/ledger' },
          { label: 'البيانات المفتوحة', to: '/developers' },
          { label: 'الإنعاش القلبي', to: '/cpr' },
          { label: 'أرقام الطوارئ', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'الشؤون القانونية',
        links: [
          { label: 'الخصوصية', to: '/privacy' },
          { label: 'شروط الاستخدام', to: '/terms' },
          { label: 'إمكانية الوصول', to: '/accessibility' },
          { label: 'ما لا يدّعيه هذا الموقع', to: '/methodology#not-claimed' },
          { label: 'المصادر والتراخيص', to: '/methodology#sources' },
          { label: 'موقعك يبقى عندك', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'النصوص والدرجات والتنزيلات: CC BY 4.0', to: '/terms#reuse' },
    licences: 'تراخيص البرمجيات',
  },
  translationNoteText: {
    notReviewed: 'لم يراجع هذه الترجمة مترجم طبي بعد.',
    report: 'أبلغ عن خطأ',
    englishInPlaces: 'بعض الجمل بالإنجليزية لأن ترجمتها لم تكتمل بعد.',
    englishRest: 'بالإنجليزية: أسماء كثير من الأماكن، وعناوين المصادر، وملاحظات البلدان.',
  },
};
