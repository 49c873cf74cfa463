import type { PlacePage } from '../../place-facts.ts';

export const iceland: PlacePage = {
  settings: ['island'],
  whereabouts: 'An island of the North Atlantic just below the Arctic Circle, between Greenland and Norway.',
};
