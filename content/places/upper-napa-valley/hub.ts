import type { PlaceHub } from '../../place-facts.ts';

export const upperNapaValley: PlaceHub = {
  name: 'Upper Napa Valley',
  region: 'California',
  country: 'United States',
  kind: 'programme-community',
  coords: [-122.47, 38.505],
  xiAccess: 0.8,
  sli: 0.93,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['St. Helena', 'Saint Helena', 'Calistoga'],
  accessBand: 'towns',
};
