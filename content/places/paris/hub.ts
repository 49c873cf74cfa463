import type { PlaceHub } from '../../place-facts.ts';

export const paris: PlaceHub = {
  name: 'Paris',
  region: 'Île-de-France',
  country: 'France',
  kind: 'city',
  coords: [2.352, 48.857],
  xiAccess: 0.93,
  sli: 0.91,
  hasNoPage: true,
  countryCode: 'FR',
  worldRegion: 'Europe',
  lifeExpectancy: {
    years: 84.3,
    bySex: { women: 86.7, men: 82.0 },
    year: 2024,
    scope: 'place',
    population: 'Paris',
    source: 'ined',
    evidence: 'study',
    note: 'Mean of the figures for men (82.0) and women (86.7)',
  },
  sliFrom: { lifeExpectancyYears: 84.3, origin: 'Ined, mean of men and women, 2024' },
  accessBand: 'cities',
};
