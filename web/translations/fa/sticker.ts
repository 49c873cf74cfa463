import type { StickerLinkWords } from '../words-of-site.ts';

export const words: StickerLinkWords = { stickerLinkText: { print: 'چاپ برچسب برای جعبهٔ دستگاه' } };
