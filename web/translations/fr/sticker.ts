import type { StickerLinkWords } from '../words-of-site.ts';

export const words: StickerLinkWords = { stickerLinkText: { print: 'Imprimer un autocollant pour le boîtier' } };
