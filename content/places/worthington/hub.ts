import type { PlaceHub } from '../../place-facts.ts';

export const worthington: PlaceHub = {
  name: 'Worthington',
  region: 'Minnesota',
  country: 'United States',
  kind: 'unaffiliated-community',
  coords: [-95.596, 43.62],
  xiAccess: 0.7,
  sli: 0.87,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['Nobles County'],
  accessBand: 'towns',
};
