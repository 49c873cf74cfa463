import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'ابدأ إيقاع الضغطات الصدرية', bar: 'الإيقاع' },
};
