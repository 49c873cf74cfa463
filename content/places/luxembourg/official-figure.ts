import { eurostatLifeExpectancySource } from '../../figures/shared-life-expectancy-sources.ts';
import type { OfficialFigure } from '../../place-facts.ts';

export const luxembourg: OfficialFigure = {
  office: 'Eurostat',
  period: '2023',
  years: 83.4,
  source: eurostatLifeExpectancySource,
};
