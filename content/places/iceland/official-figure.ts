import type { OfficialFigure } from '../../place-facts.ts';

export const iceland: OfficialFigure = {
  office: 'Statistics Iceland',
  period: '2023',
  years: { women: 83.8, men: 80.7 },
  source: {
    title: 'Life expectancy and mortality rates of men and women, 2023',
    publisher: 'Statistics Iceland',
    year: null,
    url: 'https://statice.is/publications/news-archive/inhabitants/life-expectancy-and-mortality-rates-2023',
  },
};
