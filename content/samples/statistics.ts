import type { Trend } from './trend.ts';

interface StatisticTile {
  readonly label: string;
  readonly value: string;
  /** How the figure has moved, in words. */
  readonly change: string;
  readonly trend: Trend;
}

/** Invented figures that show how a community could be summed up; nobody has counted them. */
export const sampleStatistics: readonly StatisticTile[] = [
  { label: 'Members', value: '12,847', change: '412 more than last month', trend: 'up' },
  { label: 'Countries', value: '127+', change: '3 more than last quarter', trend: 'up' },
  { label: 'Data points', value: '2.4M+', change: '180,000 more than last month', trend: 'up' },
  { label: 'Satisfaction', value: '98.7%', change: 'The same as last quarter', trend: 'stable' },
];
