import type { PlaceHub } from '../../place-facts.ts';

export const wisconsinRapids: PlaceHub = {
  name: 'Wisconsin Rapids',
  region: 'Wisconsin',
  country: 'United States',
  kind: 'unaffiliated-community',
  coords: [-89.817, 44.384],
  xiAccess: 0.77,
  sli: 0.88,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['Wood County'],
  accessBand: 'towns',
};
