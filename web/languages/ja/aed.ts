import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: '胸骨圧迫のリズムを鳴らす', bar: 'リズム' },
};
