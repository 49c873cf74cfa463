import { createUnLifeExpectancy, originalListLabel, type PlaceHub } from '../../place-facts.ts';

export const canada: PlaceHub = {
  name: 'Canada',
  region: 'North America',
  kind: 'country-or-territory',
  coords: [-106.347, 56.13],
  xiAccess: 0.83,
  sli: 0.87,
  countryCode: 'CA',
  worldRegion: 'North and Central America',
  lifeExpectancy: createUnLifeExpectancy('place', 'Canada', 82.6),
  sliFrom: { lifeExpectancyYears: 82.7, origin: originalListLabel },
  accessBand: 'countries',
  foundingYears: 82.7,
};
