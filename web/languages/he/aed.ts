import type { AedWords } from '../words-of-site.ts';

export const words: AedWords = {
  cprLinkText: { link: 'הפעלת קצב לעיסויי חזה', bar: 'קצב' },
};
