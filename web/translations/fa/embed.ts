import { isolated, pluralIn } from '../../languages/plural.ts';
import type { EmbedWords } from '../words-of-site.ts';

const counted = pluralIn('fa');

export const words: EmbedWords = {
  embedText: {
    title: 'دستگاه‌های شوک (AED)',
    callFirst: 'در موارد اضطراری، اول با شمارهٔ اورژانس تماس بگیرید.',
    count: (count) => counted(count, { one: '# AED در فهرست', other: '# AED در فهرست' }),
    always: (count) => counted(count, { one: '# AED در همهٔ ساعت‌ها', other: '# AED در همهٔ ساعت‌ها' }),
    none: 'هیچ AEDای در این منطقه ثبت نشده است.',
    tooMany: (count) =>
      counted(count, {
        one: 'در این منطقه بیش از # AED ثبت شده است که برای فهرست زیاد است. نقشه را باز کنید.',
        other: 'در این منطقه بیش از # AED ثبت شده است که برای فهرست زیاد است. نقشه را باز کنید.',
      }),
    noArea: 'این صفحه منطقه‌ای را مشخص نکرده است.',
    failed: 'بانک اطلاعات AED باز نشد. اتصال خود را بررسی کنید و دوباره امتحان کنید.',
    mapFrom: (name) => `بخشی از نقشه از ${isolated(name)} می‌آید.`,
    showAll: (figure) => `نمایش همه (${figure})`,
    find: 'یافتن نزدیک‌ترین AED',
    dataOf: (day) => `تاریخ داده‌ها: ${isolated(day)}.`,
    mayBeWrong: 'ممکن است داده‌ها نادرست یا قدیمی باشند.',
  },
};
