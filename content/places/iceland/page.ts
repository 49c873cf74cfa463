import type { PlacePage } from '../../place-facts.ts';

export const iceland: PlacePage = {
  settings: ['island'],
  whereabouts: {
    sentence: 'An island of the North Atlantic just below the Arctic Circle, between Greenland and Norway.',
    sheet: 'Iceland',
  },
  lifeLine: { population: 'Iceland', scope: 'place', values: [71.0, 74.0, 73.8, 76.6, 77.7, 79.5, 81.6, 82.7, 82.7] },
};
