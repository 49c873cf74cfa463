import type { LinksWords } from '../words-of-site.ts';

export const words: LinksWords = {
  frameText: {
    emergency: [
      { label: 'احیا (CPR)', to: '/cpr' },
      { label: 'شماره‌های اضطراری', to: '/emergency-numbers' },
    ],
    links: [
      { label: 'نقشه', to: '/#map' },
      { label: 'جاها', to: '/hubs' },
      { label: 'امید به زندگی', to: '/life-expectancy' },
      { label: 'اصول', to: '/principles' },
      { label: 'روش', to: '/methodology' },
      { label: 'معماری', to: '/architecture' },
    ],
    tagline: 'جاهایی که مردم عمر دراز دارند، و از کجا می‌دانیم.',
    disclaimer:
      'هیچ چیز در این وبگاه توصیهٔ پزشکی نیست. امتیازها داوری‌اند و نه اندازه‌گیری، مگر آنکه منبع و سال در کنارشان آمده باشد.',
    marked: 'صفحه‌هایی که نشان EN دارند به انگلیسی‌اند.',
    columns: [
      {
        title: 'سکو',
        links: [
          { label: 'نقشهٔ طول عمر', to: '/#map' },
          { label: 'همهٔ جاها', to: '/hubs' },
          { label: 'امید به زندگی', to: '/life-expectancy' },
          { label: 'یافتن AED', to: '/aed' },
          { label: 'AEDها بر اساس کشور', to: '/aeds' },
          { label: 'سطح‌های دسترسی', to: '/#access-tiers' },
        ],
      },
      {
        title: 'منابع',
        links: [
          { label: 'اصول', to: '/principles' },
          { label: 'روش', to: '/methodology' },
          { label: 'معماری سامانه', to: '/architecture' },
          { label: 'دفتر ثبت', to: '/ledger' },
          { label: 'داده‌های باز', to: '/developers' },
          { label: 'احیا (CPR)', to: '/cpr' },
          { label: 'شماره‌های اضطراری', to: '/emergency-numbers' },
        ],
      },
      {
        title: 'حقوقی',
        links: [
          { label: 'حریم خصوصی', to: '/privacy' },
          { label: 'شرایط استفاده', to: '/terms' },
          { label: 'دسترس‌پذیری', to: '/accessibility' },
          { label: 'آنچه این وبگاه ادعا نمی‌کند', to: '/methodology#not-claimed' },
          { label: 'منابع و پروانه‌ها', to: '/methodology#sources' },
          { label: 'موقعیت شما نزد خودتان می‌ماند', to: '/methodology#privacy' },
        ],
      },
    ],
    reuse: { label: 'متن‌ها، امتیازها و بارگیری‌ها: CC BY 4.0', to: '/terms#reuse' },
    licences: 'پروانه‌های نرم‌افزار',
  },
  translationNoteText: {
    notReviewed: 'این ترجمه را هنوز مترجم پزشکی بازبینی نکرده است.',
    report: 'گزارش اشتباه',
    englishInPlaces: 'برخی جمله‌ها به انگلیسی است: ترجمهٔ آن‌ها هنوز آماده نیست.',
    englishRest: 'به انگلیسی: نام بسیاری از جاها، عنوان منابع و یادداشت‌های کشورها.',
  },
};
