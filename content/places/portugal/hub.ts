import { createUnLifeExpectancy, type PlaceHub, unEstimateLabel } from '../../place-facts.ts';

export const portugal: PlaceHub = {
  name: 'Portugal',
  region: 'Southern Europe',
  kind: 'country-or-territory',
  coords: [-7.845, 39.557],
  xiAccess: 0.82,
  sli: 0.87,
  countryCode: 'PT',
  worldRegion: 'Europe',
  lifeExpectancy: createUnLifeExpectancy('place', 'Portugal', 82.4),
  sliFrom: { lifeExpectancyYears: 82.4, origin: unEstimateLabel },
  accessBand: 'countries',
};
