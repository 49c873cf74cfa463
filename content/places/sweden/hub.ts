import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const sweden: PlaceHub = {
  name: 'Sweden',
  region: 'Nordic countries',
  kind: 'country-or-territory',
  coords: [16.325, 62.387],
  xiAccess: 0.9,
  sli: 0.89,
  countryCode: 'SE',
  worldRegion: 'Europe',
  otherNames: ['Sverige'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Sweden', 83.3),
  sliFrom: { lifeExpectancyYears: 83.3, origin: 'UN estimate, 2023; original list the same' },
  accessBand: 'countries',
};
