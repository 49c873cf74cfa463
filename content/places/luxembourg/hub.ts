import { createUnLifeExpectancy, type PlaceHub, unEstimateLabel } from '../../place-facts.ts';

export const luxembourg: PlaceHub = {
  name: 'Luxembourg',
  region: 'Western Europe',
  kind: 'country-or-territory',
  coords: [6.13, 49.815],
  xiAccess: 0.91,
  sli: 0.86,
  countryCode: 'LU',
  worldRegion: 'Europe',
  otherNames: ['Luxemburg', 'Lëtzebuerg'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Luxembourg', 82.2),
  sliFrom: { lifeExpectancyYears: 82.2, origin: unEstimateLabel },
  accessBand: 'countries',
};
