import type { StickerLinkWords } from '../words-of-site.ts';

export const words: StickerLinkWords = { stickerLinkText: { print: '打印贴在箱上的标签' } };
