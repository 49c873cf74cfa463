import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'Lancer le rythme du massage cardiaque', bar: 'Rythme' },
};
