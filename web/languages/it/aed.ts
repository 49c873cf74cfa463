import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'Avvia il ritmo per le compressioni toraciche', bar: 'Ritmo' },
};
