import type { StickerLinkWords } from '../words-of-site.ts';

export const words: StickerLinkWords = { stickerLinkText: { print: 'اطبع ملصقًا لصندوق الجهاز' } };
