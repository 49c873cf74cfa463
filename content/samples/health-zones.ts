import type { Trend } from './trend.ts';

interface HealthFactor {
  readonly label: string;
  readonly value: string;
  readonly trend: Trend;
}

export interface HealthZone {
  readonly id: string;
  readonly name: string;
  readonly rating: string;
  readonly population: string;
  /** 0 to 100. */
  readonly healthScore: number;
  readonly factors: readonly HealthFactor[];
}

/** Invented districts that show how a zone reads: no real neighbourhood has been measured. */
export const sampleHealthZones: readonly HealthZone[] = [
  {
    id: 'sample-harbour-quarter',
    name: 'Harbour Quarter',
    rating: 'Very good',
    population: '24,300 residents',
    healthScore: 87,
    factors: [
      { label: 'Air quality', value: 'Good', trend: 'up' },
      { label: 'Green space', value: '19 m² a head', trend: 'stable' },
      { label: 'Walk to a clinic', value: '12 minutes', trend: 'down' },
      { label: 'Street noise', value: '54 dB', trend: 'down' },
    ],
  },
  {
    id: 'sample-mill-district',
    name: 'Mill District',
    rating: 'Good',
    population: '31,800 residents',
    healthScore: 79,
    factors: [
      { label: 'Air quality', value: 'Moderate', trend: 'stable' },
      { label: 'Green space', value: '11 m² a head', trend: 'up' },
      { label: 'Walk to a clinic', value: '17 minutes', trend: 'stable' },
      { label: 'Street noise', value: '61 dB', trend: 'up' },
    ],
  },
  {
    id: 'sample-orchard-hill',
    name: 'Orchard Hill',
    rating: 'Excellent',
    population: '9,600 residents',
    healthScore: 91,
    factors: [
      { label: 'Air quality', value: 'Very good', trend: 'stable' },
      { label: 'Green space', value: '46 m² a head', trend: 'up' },
      { label: 'Walk to a clinic', value: '9 minutes', trend: 'stable' },
      { label: 'Street noise', value: '47 dB', trend: 'down' },
    ],
  },
];
