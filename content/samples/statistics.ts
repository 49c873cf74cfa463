import type { Trend } from './trend.ts';

export type StatisticId = 'members' | 'countries' | 'data' | 'satisfaction';

interface StatisticTile {
  readonly id: StatisticId;
  readonly trend: Trend;
}

/**
 * Invented figures that show how a community could be summarised; nobody has counted them. Their texts are in the
 * feature.
 */
export const sampleStatistics: readonly StatisticTile[] = [
  { id: 'members', trend: 'up' },
  { id: 'countries', trend: 'up' },
  { id: 'data', trend: 'up' },
  { id: 'satisfaction', trend: 'stable' },
];
