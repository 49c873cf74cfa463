import type { PlaceHub } from '../../place-facts.ts';

export const beachCities: PlaceHub = {
  name: 'Beach Cities',
  region: 'California',
  country: 'United States',
  kind: 'programme-community',
  coords: [-118.4, 33.862],
  xiAccess: 0.89,
  sli: 0.98,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['Hermosa Beach', 'Manhattan Beach', 'Redondo Beach', 'Los Angeles County'],
  accessBand: 'towns',
};
