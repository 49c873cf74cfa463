import type { PlaceHub } from '../../place-facts.ts';

export const spencer: PlaceHub = {
  name: 'Spencer',
  region: 'Iowa',
  country: 'United States',
  kind: 'programme-community',
  coords: [-95.144, 43.141],
  xiAccess: 0.74,
  sli: 0.89,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  accessBand: 'towns',
};
