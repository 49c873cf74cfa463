import type { OfficialFigure } from '../../place-facts.ts';

export const canada: OfficialFigure = {
  office: 'Statistics Canada',
  period: '2023',
  years: 81.7,
  source: {
    title: 'Deaths, 2023: life expectancy 81.7 years, men 79.5, women 83.9',
    publisher: 'Statistics Canada, reported by Investment Executive',
    year: 2024,
    url: 'https://investmentexecutive.com/news/research-and-markets/life-expectancies-rise-for-first-time-in-three-years-statcan',
  },
};
