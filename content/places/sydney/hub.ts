import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const sydney: PlaceHub = {
  name: 'Sydney',
  region: 'New South Wales',
  country: 'Australia',
  kind: 'city',
  coords: [151.209, -33.869],
  xiAccess: 0.9,
  sli: 0.86,
  countryCode: 'AU',
  worldRegion: 'Oceania and the Pacific',
  otherNames: ['NSW'],
  lifeExpectancy: createUnLifeExpectancy('country', 'Australia', 83.9),
  accessBand: 'cities',
  foundingYears: 83.4,
};
