import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'Takt für die Herzdruckmassage starten', bar: 'Takt' },
};
