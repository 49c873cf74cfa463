import type { Trend } from './trend.ts';

export type HealthZoneId = 'sample-harbour-quarter' | 'sample-mill-district' | 'sample-orchard-hill';

/** The factors of a district's score, in table order. */
export const healthFactors = ['air', 'green', 'clinic', 'noise'] as const;

export type HealthFactor = (typeof healthFactors)[number];

export interface HealthZone {
  readonly id: HealthZoneId;
  /** 0 to 100. */
  readonly healthScore: number;
  readonly trends: Readonly<Record<HealthFactor, Trend>>;
}

/** Invented districts that show how a zone looks: no real neighbourhood has been measured. */
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
