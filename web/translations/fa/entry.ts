import { isolated } from '../../languages/plural.ts';
import type { EntryWords } from '../words-of-site.ts';

export const words: EntryWords = {
  entryText: {
    title: (name) => `دستگاه AED: ${isolated(name)}`,
    description: 'چه زمانی به این AED دسترسی دارید، کجاست و چگونه به آن برسید.',
    loading: 'در حال باز کردن اطلاعات این AED…',
    failed: 'اطلاعات این AED باز نشد. اتصال را بررسی کنید و دوباره امتحان کنید.',
    needsScript: 'این صفحه به JavaScript نیاز دارد. از اپراتور اورژانس بپرسید نزدیک‌ترین AED کجاست.',
    unknown: {
      title: 'این AED را نمی‌شناسیم',
      more: 'در هیچ‌یک از بانک‌های اطلاعات ما AEDای با این نشانی نیست. پیوند را بررسی کنید یا نزدیک‌ترین AED را بیابید.',
    },
    gone: {
      title: 'این AED دیگر ثبت نیست',
      since: (day) => `در هیچ بانک اطلاعات AED نیست، از: ${day}`,
      near: 'AEDهای نزدیک',
      none: 'در فاصلهٔ 1\u00a0کیلومتری AED دیگری نمی‌شناسیم.',
    },
    way: 'یافتن مسیر',
    localTime: (time) => `ساعت محلی آنجا: ${isolated(time)}`,
    checked: 'آخرین بررسی',
    notChecked: 'ذکر نشده',
    coordinates: 'مختصات',
    toPatient: (length) => `از اینجا تا برگشت نزد بیمار: ${length} در خط مستقیم`,
    patient: 'بیمار',
  },
};
