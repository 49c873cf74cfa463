import type { OfficialFigure } from '../../place-facts.ts';

export const norway: OfficialFigure = {
  office: 'Statistics Norway',
  period: '2023',
  years: { women: 84.6, men: 81.4 },
  source: {
    title: 'Deaths and life expectancy at birth: men 81.39, women 84.63 in 2023',
    publisher: 'Statistics Norway',
    year: 2025,
    url: 'https://www.ssb.no/en/befolkning/fodte-og-dode/statistikk/dode',
  },
};
