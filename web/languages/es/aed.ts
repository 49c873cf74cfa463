import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'Iniciar el ritmo de las compresiones torácicas', bar: 'Ritmo' },
};
