import { isolated } from '../../languages/plural.ts';
import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  aedMetaText: {
    title: 'یافتن دستگاه شوک (AED)',
    description: 'AEDهایی که زودتر از همه به بیمار می‌رسند، و شماره‌ای که پیش از هر کار باید بگیرید.',
  },
  aedLocatorText: {
    title: 'یافتن AED (دستگاه شوک)',
    tagline: 'در چند ثانیه نزدیک‌ترین دستگاه شوک خودکار (AED) را پیدا کنید. در ایست قلبی هر لحظه مهم است.',
    callFirst: 'اول با شمارهٔ اورژانس تماس بگیرید.',
    callFirstMore: 'پیش بیمار بمانید و فشردن قفسهٔ سینه را شروع کنید. کس دیگری را دنبال AED بفرستید.',
    find: 'یافتن نزدیک‌ترین AED',
    locating: 'در حال یافتن AED...',
    results: 'نتیجه‌های جست‌وجو',
    failed:
      'بانک اطلاعات AED باز نشد. اتصال را بررسی کنید و دوباره تلاش کنید. از اپراتور اورژانس بپرسید نزدیک‌ترین AED کجاست.',
    damaged:
      'بانک اطلاعات AED خراب به دست ما رسید، پس نشانش نمی‌دهیم. دوباره تلاش کنید. از اپراتور اورژانس بپرسید نزدیک‌ترین AED کجاست.',
    damagedWhy: 'چرا این را بررسی می‌کنیم',
    tryAgain: 'تلاش دوباره',
    needsScript: 'این جست‌وجو به JavaScript نیاز دارد. از اپراتور اورژانس بپرسید نزدیک‌ترین AED کجاست.',
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
  cprLinkText: { link: 'شروع ریتم فشردن قفسهٔ سینه', bar: 'احیا', running: (elapsed) => `ریتم روشن است: ${elapsed}` },
  reportButtonText: {
    wrong: 'مشکلی هست؟',
    of: (name) => `دربارهٔ ${isolated(name)}`,
    missing: 'در اینجا AEDای از قلم افتاده است؟',
    notLoaded: 'برگهٔ گزارش باز نشد. اتصال را بررسی کنید و دوباره تلاش کنید.',
  },
  sampleMarkText: { mark: 'دادهٔ نمونه' },
};
