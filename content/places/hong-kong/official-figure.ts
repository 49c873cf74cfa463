import type { OfficialFigure } from '../../place-facts.ts';

export const hongKong: OfficialFigure = {
  office: 'Census and Statistics Department',
  period: '2023',
  years: { women: 87.9, men: 82.5 },
  note: 'As first published',
  source: {
    title: 'Life expectancy of women and men in Hong Kong, 2023',
    publisher: 'Census and Statistics Department, reported by China Daily',
    year: 2024,
    url: 'https://chinadailyhk.com/hk/article/591523',
  },
};
