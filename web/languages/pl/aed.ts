import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'Włącz rytm do uciskania klatki piersiowej', bar: 'Rytm' },
};
