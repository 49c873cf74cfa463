import type { StickerLinkWords } from '../words-of-site.ts';

export const words: StickerLinkWords = { stickerLinkText: { print: 'Imprimir um autocolante para a caixa' } };
