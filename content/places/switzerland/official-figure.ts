import { liechtensteinStatisticsSource } from '../../figures/shared-life-expectancy-sources.ts';
import type { OfficialFigure } from '../../place-facts.ts';

export const switzerland: OfficialFigure = {
  office: 'Liechtenstein’s Office of Statistics',
  period: '2023',
  years: 84.3,
  note: 'Quoted by the neighbour for comparison',
  source: liechtensteinStatisticsSource,
};
