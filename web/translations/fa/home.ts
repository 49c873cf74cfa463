import { isolated } from '../../languages/plural.ts';
import type { HomeWords } from '../words-of-site.ts';

export const words: HomeWords = {
  homeMetaText: {
    description: (count) =>
      `اطلسی از ${count} جا که به طول عمر شناخته شده‌اند، با منبع‌ها و تردیدها کنار هر عدد، و ابزاری برای یافتن نزدیک‌ترین دستگاه شوک (AED).`,
  },
  heroText: {
    tag: 'همزیستی انسان و هوش مصنوعی',
    lede: `نقشهٔ جاهایی که مردمشان عمری دراز و همزیستانه دارند: با اصول سلامتی که هوش مصنوعی بررسی می‌کند، با نظارت انسان و با پروتکل ${isolated('Tempesta Checksum')}.`,
    principles: 'اصول سبک زندگی',
    integrity: 'درستی بررسی‌شده',
    agentics: (product) => `${isolated(product)} + کارگزارها`,
    today:
      '«بررسی با هوش مصنوعی» برنامه‌ریزی شده، اما انجام نشده است. کنار عددها منبعشان نوشته شده، یا اینکه منبعی شناخته نیست.',
    explore: 'به سوی نقشه',
    learn: `${isolated('TCΣ')} چیست`,
    scrollCue: 'برای خواندن بقیه پایین بروید',
  },
  emergencyNoticeText: {
    label: 'هشدار اضطراری',
    banner: (number) =>
      `${number === null ? 'در وضعیت اضطراری فوراً با شمارهٔ اورژانس کشوری که در آن هستید تماس بگیرید.' : `در وضعیت اضطراری پزشکی فوراً با ${number} تماس بگیرید.`} این وبگاه کمک اضطراری ارائه نمی‌دهد.`,
    learn: 'بیشتر دربارهٔ 911',
    findAed: 'یافتن AED',
    buttons: [
      { label: '911', title: '911: به‌زودی' },
      { label: 'امدادگر', title: 'امدادگر: به‌زودی' },
      { label: 'پهپاد', title: 'پهپاد (حداکثر 5\u00a0دقیقه): به‌زودی' },
    ],
    notConnected: 'این سه دکمه هنوز وصل نیستند. از تلفن خود استفاده کنید.',
  },
};
