import { isolated } from '../../languages/plural.ts';
import type { AedsWords } from '../words-of-site.ts';

export const words: AedsWords = {
  aedsText: {
    allTitle: 'AEDها بر اساس کشور',
    allMore: 'کشور یا سرزمینی را انتخاب کنید تا ببینید چند AED ثبت شده، کجا هستند و چه وقت در دسترس‌اند.',
    title: (name) => `AEDها: ${isolated(name)}`,
    description: (name, figure) =>
      `${isolated(name)}. AEDهای ثبت‌شده: ${figure}. کجا هستند، چه وقت در دسترس‌اند و آخرین بار کی بررسی شده‌اند.`,
    listed: (figure) => `AEDهای ثبت‌شده: ${figure}`,
    reach: 'چه وقت در دسترس‌اند',
    now: 'اکنون',
    night: 'ساعت 3 شب',
    open: 'در دسترس',
    closed: 'بسته',
    unknown: 'نامعلوم',
    asOf: (moment) => `اکنون یعنی: ${isolated(moment)} به وقت محلی.`,
    unchecked: (figure) => `بدون بررسی ثبت‌شده: ${figure}`,
    allChecked: 'برای هر AED یک بررسی ثبت شده است.',
    notChecked: 'بررسی ثبت نشده',
    hours: (value) => `ساعت‌ها: ${isolated(value)}`,
    list: 'فهرست، نزدیک‌ترین به مرکز اول',
    fromCentre: (length) => `${length} تا مرکز`,
    towns: 'شهرها، آنها که AED بیشتری دارند اول',
    elsewhere: (figure) => `بیرون از این شهرها: ${figure}`,
    part: (number, last) => `صفحهٔ ${number} از ${last}`,
    previous: 'صفحهٔ قبل',
    next: 'صفحهٔ بعد',
    files: 'همهٔ AEDها در یک فایل:',
    townNames: 'نام شهرها: ',
    none: {
      title: 'در این نشانی هیچ AEDای ثبت نشده است',
      more: 'نشانی را بررسی کنید یا کشوری را انتخاب کنید.',
    },
    needsScript: 'این صفحه‌ها فقط روی سرور خود ما هست. به جای آن نزدیک‌ترین AED را پیدا کنید.',
  },
};
