import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'Увімкнути ритм для натискань на грудну клітку', bar: 'Ритм' },
};
