import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'شروع ضرب برای فشردن قفسهٔ سینه', bar: 'ضرب' },
};
