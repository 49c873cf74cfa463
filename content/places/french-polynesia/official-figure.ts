import type { OfficialFigure } from '../../place-facts.ts';

export const frenchPolynesia: OfficialFigure = {
  office: 'ISPF',
  period: '2022',
  years: { women: 79.0, men: 74.9 },
  source: {
    title: 'Life expectancy of women and men in the territory, 2022',
    publisher: 'ISPF, reported by Tahiti News',
    year: null,
    url: 'https://tahitinews.co/?p=50964',
  },
};
