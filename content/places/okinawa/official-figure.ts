import { prefecturalLifeTablesSource } from '../../figures/life-expectancy-sources.ts';
import type { OfficialFigure } from '../../place-facts.ts';

export const okinawa: OfficialFigure = {
  population: 'Okinawa Prefecture',
  office: 'Japan’s Ministry of Health',
  period: '2020',
  years: { women: 87.88, men: 80.73 },
  source: prefecturalLifeTablesSource,
};
