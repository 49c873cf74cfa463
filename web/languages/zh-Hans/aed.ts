import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: '开始胸外按压节拍', bar: '节拍' },
};
