import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'Включить ритм для надавливаний на грудную клетку', bar: 'Ритм' },
};
