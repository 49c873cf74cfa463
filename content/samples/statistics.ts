import type { TrendDirection } from './trend-direction.ts';

export type StatisticId = 'members' | 'countries' | 'data' | 'satisfaction';

interface StatisticTile {
  readonly id: StatisticId;
  readonly trend: TrendDirection;
}

/**
 * Invented figures that show what a community's summary could look like. Their labels are in the feature that shows
 * them.
 */
export const sampleStatistics: readonly StatisticTile[] = [
  { id: 'members', trend: 'up' },
  { id: 'countries', trend: 'up' },
  { id: 'data', trend: 'up' },
  { id: 'satisfaction', trend: 'stable' },
];
