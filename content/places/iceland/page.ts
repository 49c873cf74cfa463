import type { PlaceSurroundings } from '../../place-facts.ts';

export const iceland: PlaceSurroundings = {
  settings: ['island'],
  whereabouts: 'An island of the North Atlantic just below the Arctic Circle, between Greenland and Norway.',
};
