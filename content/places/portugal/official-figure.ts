import type { OfficialFigure } from '../../place-facts.ts';

export const portugal: OfficialFigure = {
  office: 'Statistics Portugal (INE)',
  period: '2021–2023',
  years: 81.2,
  source: {
    title: 'Life tables for 2021–2023: 81.17 years, men 78.37, women 83.67',
    publisher: 'Statistics Portugal (INE), reported by Diário de Notícias da Madeira',
    year: 2024,
    url: 'https://www.dnoticias.pt/2024/9/27/421362-esperanca-de-vida-a-nascenca-aumentou-em-portugal-para-8117-anos/',
  },
};
