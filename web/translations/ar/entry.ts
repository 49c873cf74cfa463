import { isolated } from '../../languages/plural.ts';
import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `جهاز AED: ${isolated(name)}`,
    description: 'متى يمكنك الوصول إلى جهاز AED هذا وأين يوجد وكيف تصل إليه.',
    loading: 'جارٍ تحميل بيانات جهاز AED هذا…',
    failed: 'تعذر تحميل بيانات جهاز AED هذا. تحقق من اتصالك وحاول مرة أخرى.',
    needsScript: 'تحتاج هذه الصفحة إلى JavaScript. اسأل متلقي مكالمة الطوارئ أين أقرب جهاز AED.',
    unknown: {
      title: 'لا نعرف جهاز AED هذا',
      more: 'لا يوجد في سجلاتنا جهاز AED بهذا العنوان. تحقق من الرابط أو ابحث عن أقرب جهاز AED.',
    },
    gone: {
      title: 'لم يعد جهاز AED هذا مسجلًا',
      since: (day) => `غير موجود في أي سجل لأجهزة AED منذ: ${day}`,
      near: 'أجهزة AED قريبة',
      none: 'لا نعرف جهاز AED آخر في حدود 1\u00a0كم.',
    },
    way: 'اعثر على الطريق',
    localTime: (time) => `الوقت المحلي هناك: ${isolated(time)}`,
    checked: 'آخر فحص',
    notChecked: 'غير مذكور',
    coordinates: 'الإحداثيات',
    toPatient: (length) => `من هنا عودةً إلى المريض: ${length} في خط مستقيم`,
    patient: 'المريض',
  },
};
