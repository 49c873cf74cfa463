import { isolated, pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('fa');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'ارسال‌هایی که هنوز ثبت نشده‌اند',
    waiting: (count) =>
      counted(count, {
        one: '# مورد ارسال هنوز ثبت نشده است. وقتی دوباره آنلاین شدید آن را می‌فرستیم.',
        other: '# مورد ارسال هنوز ثبت نشده‌اند. وقتی دوباره آنلاین شدید آن‌ها را می‌فرستیم.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# مورد ارسال که در انتظار بود اکنون ثبت شد.',
        other: '# مورد ارسال که در انتظار بودند اکنون ثبت شدند.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# مورد ارسال از حساب دیگری روی این گوشی یا رایانه منتظر است تا با آن حساب وارد شوند.',
        other: '# مورد ارسال از حساب‌های دیگر روی این گوشی یا رایانه منتظرند تا با آن حساب‌ها وارد شوند.',
      }),
    refused: (aedName, reason) =>
      `ارسال به ${isolated(aedName)} ثبت نشد و دوباره فرستاده نمی‌شود. پاسخ سرور: ${isolated(reason)}`,
    dismiss: 'پنهان کردن',
    notDismissed: 'نتوانستیم این یادداشت را پنهان کنیم',
    notDismissedHint: 'مرورگر شما نتوانست در حافظهٔ خود بنویسد. دوباره تلاش کنید.',
  },
};
