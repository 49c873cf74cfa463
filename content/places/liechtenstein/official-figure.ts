import { liechtensteinStatisticsSource } from '../../figures/shared-life-expectancy-sources.ts';
import type { OfficialFigure } from '../../place-facts.ts';

export const liechtenstein: OfficialFigure = {
  office: 'Office of Statistics',
  period: '2023',
  years: 84.6,
  note: 'A small population: chance moves the figure',
  source: liechtensteinStatisticsSource,
};
