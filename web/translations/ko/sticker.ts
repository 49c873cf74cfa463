import type { StickerLinkWords } from '../words-of-site.ts';

export const words: StickerLinkWords = { stickerLinkText: { print: '보관함용 스티커 인쇄' } };
