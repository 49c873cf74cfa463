import type { PlaceHub } from '../../place-facts.ts';

export const lakeCounty: PlaceHub = {
  name: 'Lake County',
  region: 'California',
  country: 'United States',
  kind: 'programme-community',
  coords: [-122.753, 39.1],
  xiAccess: 0.64,
  sli: 0.88,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['Clearlake'],
  accessBand: 'remote',
};
