import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'Iniciar o ritmo das compressões torácicas', bar: 'Ritmo' },
};
