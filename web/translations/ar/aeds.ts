import { isolated } from '../../languages/plural.ts';
import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'أجهزة AED حسب البلد',
    allMore: 'اختر بلدًا أو إقليمًا لتعرف عدد أجهزة AED المسجلة فيه وأماكنها ومتى يمكن الوصول إليها.',
    title: (name) => `أجهزة AED: ${isolated(name)}`,
    description: (name, figure) =>
      `${isolated(name)}. أجهزة AED المسجلة: ${figure}. أماكنها ومتى يمكن الوصول إليها ومتى فُحصت آخر مرة.`,
    listed: (figure) => `أجهزة AED المسجلة: ${figure}`,
    reach: 'متى يمكن الوصول إليها',
    now: 'الآن',
    night: 'الساعة 3 ليلًا',
    open: 'متاح',
    closed: 'مغلق',
    unknown: 'غير معروف',
    asOf: (moment) => `الآن تعني: ${isolated(moment)} بالتوقيت المحلي.`,
    unchecked: (figure) => `دون فحص مسجل: ${figure}`,
    allChecked: 'لكل جهاز فحص مسجل.',
    notChecked: 'لا فحص مسجل',
    hours: (value) => `المواعيد: ${isolated(value)}`,
    list: 'القائمة، الأقرب إلى المركز أولًا',
    fromCentre: (length) => `${length} من المركز`,
    towns: 'المدن والبلدات، الأكثر أجهزةً أولًا',
    elsewhere: (figure) => `خارج هذه المدن والبلدات: ${figure}`,
    part: (number, last) => `الصفحة ${number} من ${last}`,
    previous: 'الصفحة السابقة',
    next: 'الصفحة التالية',
    files: 'كل الأجهزة في ملف:',
    townNames: 'أسماء المدن والبلدات: ',
    none: {
      title: 'لا أجهزة AED مسجلة في هذا العنوان',
      more: 'تحقق من العنوان أو اختر بلدًا.',
    },
    needsScript: 'هذه الصفحات موجودة على خادمنا وحده. ابحث بدلًا منها عن أقرب جهاز AED.',
  },
};
