import { isolated, pluralIn } from '../../languages/plural.ts';
import type { HomeWords } from '../words-of-site.ts';

const counted = pluralIn('ar');
const places = (count: number) =>
  counted(count, {
    zero: 'أماكن',
    one: 'مكانًا واحدًا',
    two: 'مكانين',
    few: '# أماكن',
    many: '# مكانًا',
    other: '# مكان',
  });

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `أطلس يضم ${places(count)} عُرفت بطول العمر، مع المصادر والشكوك بجانب كل رقم، وبحث عن أقرب جهاز مزيل رجفان.`,
  },
  heroText: {
    tag: 'تكافل الإنسان والذكاء الاصطناعي',
    lede: `خريطة للأماكن التي يعيش فيها الناس طويلًا وفي تكافل: بمبادئ صحية يتحقق منها الذكاء الاصطناعي، وبإشراف بشري، وببروتوكول ${isolated('Tempesta Checksum')}.`,
    principles: 'مبادئ لأسلوب الحياة',
    integrity: 'سلامة مُتحقَّق منها',
    agentics: (product) => `${isolated(product)} + الوكلاء`,
    today: '«تحقق بالذكاء الاصطناعي» مخطط له ولم يُنجز. بجانب الأرقام مصدرها، أو عبارة تقول إن المصدر غير معروف.',
    explore: 'إلى الخريطة',
    learn: `ما هو ${isolated('TCΣ')}`,
    scrollCue: 'تابع القراءة في الأسفل',
  },
  emergencyNoticeText: {
    label: 'تنبيه الطوارئ',
    banner: (number) =>
      `${number === null ? 'في حالة الطوارئ اتصل فورًا برقم الطوارئ في البلد الذي أنت فيه.' : `في حالة طوارئ طبية اتصل فورًا بالرقم ${number}.`} هذا الموقع لا يقدم المساعدة في الطوارئ.`,
    learn: 'المزيد عن الرقم 911',
    findAed: 'البحث عن جهاز AED',
    buttons: [
      { label: '911', title: '911: قريبًا' },
      { label: 'إسعاف', title: 'إسعاف: قريبًا' },
      { label: 'مسيّرة', title: 'مسيّرة (5 دقائق على الأكثر): قريبًا' },
    ],
    notConnected: 'هذه الأزرار الثلاثة لا تعمل بعد. استعمل هاتفك.',
  },
};
