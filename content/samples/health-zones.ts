import type { TrendDirection } from './trend-direction.ts';

export type HealthZoneId = 'sample-harbour-quarter' | 'sample-mill-district' | 'sample-orchard-hill';

/** The factors of a district's health score, in the order of the table. */
export const healthFactors = ['air', 'green', 'clinic', 'noise'] as const;

export type HealthFactor = (typeof healthFactors)[number];

export interface HealthZone {
  readonly id: HealthZoneId;
  /** From 0 to 100; a higher score is healthier. */
  readonly healthScore: number;
  readonly trends: Readonly<Record<HealthFactor, TrendDirection>>;
}

/** Invented districts that show how health zones look. No real neighbourhood has been measured. */
export const sampleHealthZones: readonly HealthZone[] = [
  {
    id: 'sample-harbour-quarter',
    healthScore: 87,
    trends: { air: 'up', green: 'stable', clinic: 'down', noise: 'down' },
  },
  {
    id: 'sample-mill-district',
    healthScore: 79,
    trends: { air: 'stable', green: 'up', clinic: 'stable', noise: 'up' },
  },
  {
    id: 'sample-orchard-hill',
    healthScore: 91,
    trends: { air: 'stable', green: 'up', clinic: 'stable', noise: 'down' },
  },
];
