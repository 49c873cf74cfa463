import type { OfficialFigure } from '../../place-facts.ts';

export const monaco: OfficialFigure = {
  population: 'Monégasque nationals',
  office: 'IMSEE',
  period: '2024',
  years: 87.0,
  note: 'About a quarter of the residents',
  source: {
    title: 'Life expectancy of the Monégasque nationals in 2024',
    publisher: 'IMSEE, reported by Nice-Matin',
    year: 2025,
    url: 'https://nicematin.com/sante/monaco-conserve-son-statut-de-pays-a-la-plus-longue-esperance-de-vie-au-monde-978620',
  },
};
