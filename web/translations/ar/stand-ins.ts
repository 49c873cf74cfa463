import type { StandInWords } from '../words-of-site.ts';

export const words: StandInWords = {
  notFoundText: {
    number: '404',
    title: 'الصفحة غير موجودة',
    text: 'لا صفحة في هذا العنوان. ربما نُقلت، أو في العنوان خطأ.',
    home: 'إلى الصفحة الرئيسية',
    chart: 'مجهول',
  },
  offlineText: {
    tag: 'لا اتصال',
    title: 'أنت غير متصل',
    lede: 'هذه الصفحة غير محفوظة على هاتفك أو حاسوبك، ولا يوجد اتصال. الصفحات التالية ما زالت تعمل.',
    emergency: 'في حالة الطوارئ',
    callFirst: 'اتصل برقم الطوارئ أولًا.',
    callFirstMore: 'المكالمة الهاتفية لا تحتاج إلى الإنترنت. يعرض البحث أجهزة AED المحفوظة على هاتفك أو حاسوبك.',
    findAed: 'ابحث عن جهاز AED',
    kept: 'محفوظ على هاتفك أو حاسوبك',
    pages: [
      { label: 'أرقام الطوارئ في كل البلدان', to: '/emergency-numbers' },
      { label: 'الرئيسية، مع قائمة الأماكن', to: '/' },
      { label: 'المبادئ', to: '/principles' },
      { label: 'المنهج', to: '/methodology' },
      { label: 'البنية', to: '/architecture' },
      { label: 'الخصوصية', to: '/privacy' },
      { label: 'شروط الاستخدام', to: '/terms' },
      { label: 'إمكانية الوصول', to: '/accessibility' },
    ],
    hubs: 'صفحات الأماكن التي فتحتها من قبل تعمل أيضًا، بالصور التي عرضتها. الفيديوهات وخرائط الشوارع تحتاج إلى اتصال.',
    again: 'حاول فتح هذه الصفحة من جديد',
  },
};
