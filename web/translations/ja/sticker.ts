import type { StickerLinkWords } from '../words-of-site.ts';

export const words: StickerLinkWords = { stickerLinkText: { print: '収納ボックス用のステッカーを印刷' } };
