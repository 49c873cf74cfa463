import type { OfficialFigure } from '../../place-facts.ts';

export const sydney: OfficialFigure = {
  population: 'Australia',
  scope: 'country',
  office: 'Australian Bureau of Statistics',
  period: '2019–2021',
  years: { women: 85.4, men: 81.3 },
  source: {
    title: 'Life expectancy in Australia, 2019–2021',
    publisher: 'Australian Bureau of Statistics, reported by PerthNow',
    year: 2022,
    url: 'https://perthnow.com.au/news/abs-data-reveals-aussies-bucked-major-covid-19-pandemic-trend-c-8792888.amp',
  },
};
