import type { OfficialFigure } from '../../place-facts.ts';

export const uae: OfficialFigure = {
  office: 'Federal Competitiveness and Statistics Centre',
  period: '2020',
  years: 79.9,
  source: {
    title: 'Population and life expectancy in 2020: 79.9 years, men 78.0, women 81.4',
    publisher: 'Federal Competitiveness and Statistics Centre, reported by The Filipino Times',
    year: 2021,
    url: 'https://filipinotimes.net/latest-news/2021/06/22/uae-population-increases-to-around-9-2-million/',
  },
};
