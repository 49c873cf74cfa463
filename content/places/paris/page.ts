import type { PlacePage } from '../../place-facts.ts';

export const paris: PlacePage = {
  lifeLine: { population: 'France', scope: 'country', values: [66.4, 70.4, 72.1, 74.2, 76.8, 79.0, 81.4, 82.2, 83.3] },
};
