import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: '가슴압박 박자 시작', bar: '박자' },
};
