import type { PlaceHub } from '../../place-facts.ts';

export const masonCity: PlaceHub = {
  name: 'Mason City',
  region: 'Iowa',
  country: 'United States',
  kind: 'programme-community',
  coords: [-93.201, 43.154],
  xiAccess: 0.79,
  sli: 0.9,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  accessBand: 'towns',
};
