import { isolated } from '../../languages/plural.ts';
import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'یافتن دستگاه شوک (AED)',
    description: 'دستگاه‌های شوکی که زودتر از همه به بیمار می‌رسند، و شماره‌ای که پیش از هر کار باید گرفت.',
  },
  aedLocatorText: {
    title: 'یابندهٔ دستگاه شوک (AED)',
    tagline: 'در چند ثانیه نزدیک‌ترین دستگاه شوک خودکار (AED) را پیدا کنید. در ایست قلبی هر لحظه مهم است.',
    callFirst: 'اول با شمارهٔ اورژانس تماس بگیرید.',
    callFirstMore: 'پیش بیمار بمانید و فشردن قفسهٔ سینه را شروع کنید. کس دیگری را برای آوردن AED بفرستید.',
    find: 'یافتن نزدیک‌ترین AED',
    locating: 'در حال یافتن AED...',
    results: 'آنچه پیدا شد',
    failed: 'فهرست AED باز نشد. اتصال را بررسی و دوباره تلاش کنید؛ تا آن زمان از اورژانس بپرسید.',
    damaged:
      'آنچه از فهرست AED رسید با سرجمع آن نمی‌خواند، پس نشان داده نمی‌شود. دوباره تلاش کنید؛ تا آن زمان از اورژانس بپرسید.',
    damagedWhy: 'سرجمع چه می‌گوید',
    tryAgain: 'تلاش دوباره',
    needsScript: 'یابنده به JavaScript نیاز دارد. نزدیک‌ترین AED را تلفنی از اورژانس بپرسید.',
  },
  callLinkText: {
    call: (number) => `تماس با ${number}`,
    elsewhere: (number) => `یا با تلفن دیگری شمارهٔ ${number} را بگیرید.`,
    other: (number, country) => (country === null ? `یا ${number}` : `یا ${number} (${country})`),
    bar: 'تماس اضطراری',
    anywhere: 'شمارهٔ محلی را نمی‌دانید؟ در بسیاری از شبکه‌های همراه 112 به کمک وصل می‌شود؛ در سرزمین اصلی چین نه.',
    guessed: (countries) => `بر پایهٔ منطقهٔ زمانی این دستگاه گویا اینجا هستید: ${countries}.`,
    inCountry: (country) => `آمبولانس در جایی که گویا هستید: ${country}.`,
    nearBorder: (country) => `آمبولانس در جایی که گویا هستید: ${country}. کشور دیگری نزدیک است یا مدعی این مکان است.`,
    atSea: 'گویا در دریا هستید: با بی‌سیم، کانال 16 VHF، Mayday اعلام کنید. اگر آنتن تلفن دارید شاید 112 وصل شود.',
    all: '[همهٔ ]شماره‌های اضطراری',
  },
  cprLinkText: { link: 'شروع ضرب برای فشردن قفسهٔ سینه', bar: 'ضرب', running: (elapsed) => `ضرب روشن است: ${elapsed}` },
  reportButtonText: {
    wrong: 'چیزی نادرست است؟',
    of: (name) => `دربارهٔ ${isolated(name)}`,
    missing: 'اینجا یک AED جا افتاده است؟',
    notLoaded: 'گزارش باز نشد. اتصال را بررسی و دوباره تلاش کنید.',
  },
  sampleMarkText: { mark: 'دادهٔ نمونه' },
};
