import type { PlaceHub } from '../../place-facts.ts';

export const albertLea: PlaceHub = {
  name: 'Albert Lea',
  region: 'Minnesota',
  country: 'United States',
  kind: 'programme-community',
  coords: [-93.368, 43.648],
  xiAccess: 0.9,
  sli: 1,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['Freeborn County'],
};
