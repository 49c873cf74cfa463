import { isolated, pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('ar');

export const words: EmbedWords = {
  embedText: {
    title: 'أجهزة مزيل الرجفان (AED)',
    callFirst: 'في حالة الطوارئ، اتصل أولًا برقم الطوارئ.',
    count: (count) =>
      counted(count, {
        zero: 'لا أجهزة AED مسجلة',
        one: 'جهاز AED واحد مسجل',
        two: 'جهازا AED مسجلان',
        few: '# أجهزة AED مسجلة',
        many: '# جهاز AED مسجل',
        other: '# جهاز AED مسجل',
      }),
    always: (count) =>
      counted(count, {
        zero: 'لا شيء متاح في كل الأوقات',
        one: 'واحد متاح في كل الأوقات',
        two: 'اثنان متاحان في كل الأوقات',
        few: '# متاحة في كل الأوقات',
        many: '# متاحًا في كل الأوقات',
        other: '# متاح في كل الأوقات',
      }),
    none: 'لا يوجد جهاز AED مسجل في هذه المنطقة.',
    tooMany: (count) =>
      counted(count, {
        zero: 'في هذه المنطقة أجهزة AED كثيرة لا تتسع لها قائمة. افتح الخريطة.',
        one: 'في هذه المنطقة أكثر من جهاز AED واحد، وهذا كثير على قائمة. افتح الخريطة.',
        two: 'في هذه المنطقة أكثر من جهازي AED، وهذا كثير على قائمة. افتح الخريطة.',
        few: 'في هذه المنطقة أكثر من # أجهزة AED، وهذا كثير على قائمة. افتح الخريطة.',
        many: 'في هذه المنطقة أكثر من # جهاز AED، وهذا كثير على قائمة. افتح الخريطة.',
        other: 'في هذه المنطقة أكثر من # جهاز AED، وهذا كثير على قائمة. افتح الخريطة.',
      }),
    noArea: 'لا تحدد هذه الصفحة أي منطقة.',
    failed: 'تعذر تحميل سجل أجهزة AED. تحقق من الاتصال وحاول مرة أخرى.',
    mapFrom: (name) => `تأتي أجزاء من الخريطة من ${isolated(name)}.`,
    showAll: (figure) => `عرض الكل (${figure})`,
    find: 'ابحث عن أقرب جهاز AED',
    dataOf: (day) => `تاريخ البيانات: ${isolated(day)}.`,
    mayBeWrong: 'قد تكون البيانات خاطئة أو قديمة.',
  },
};
