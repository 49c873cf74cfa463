import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'Göğüs basıları için ritmi başlat', bar: 'Ritim' },
};
