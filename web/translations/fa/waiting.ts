import { isolated, pluralIn } from '../../languages/plural.ts';
import type { WaitingWords } from '../words-of-site.ts';

const counted = pluralIn('fa');

export const words: WaitingWords = {
  waitingDispatchesText: {
    title: 'فرستادن‌هایی که هنوز ثبت نشده‌اند',
    waiting: (count) =>
      counted(count, {
        one: '# فرستادن در انتظار ثبت است. همین که شبکه باشد خودبه‌خود فرستاده می‌شود.',
        other: '# فرستادن در انتظار ثبت‌اند. همین که شبکه باشد خودبه‌خود فرستاده می‌شوند.',
      }),
    delivered: (count) =>
      counted(count, {
        one: '# فرستادن که در انتظار بود اکنون ثبت شد.',
        other: '# فرستادن که در انتظار بودند اکنون ثبت شدند.',
      }),
    ofOthers: (count) =>
      counted(count, {
        one: '# فرستادن از حساب دیگری در این دستگاه منتظر است تا آن حساب وارد شود.',
        other: '# فرستادن از حساب‌های دیگر در این دستگاه منتظرند تا آن حساب‌ها وارد شوند.',
      }),
    refused: (aedName, reason) =>
      `فرستادن به ${isolated(aedName)} ثبت نشده و دوباره فرستاده نمی‌شود. کارساز می‌گوید: ${isolated(reason)}`,
    dismiss: 'پنهان کردن',
    notDismissed: 'یادداشت پنهان نشد',
    notDismissedHint: 'تا وقتی مرورگر نتواند در حافظهٔ خود بنویسد می‌ماند. دوباره تلاش کنید.',
  },
};
