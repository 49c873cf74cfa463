import type { PlacePage } from '../../place-facts.ts';

export const paris: PlacePage = {
  lifeLine: { population: 'France', scope: 'country', region: 'FR' },
};
