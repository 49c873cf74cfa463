import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const norway: PlaceHub = {
  name: 'Norway',
  region: 'Nordic countries',
  kind: 'country-or-territory',
  coords: [12.308, 63.991],
  xiAccess: 0.89,
  sli: 0.89,
  countryCode: 'NO',
  worldRegion: 'Europe',
  otherNames: ['Norge', 'Noreg'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Norway', 83.3),
  sliFrom: { lifeExpectancyYears: 83.3, origin: 'UN estimate, 2023; original list the same' },
  accessBand: 'countries',
};
