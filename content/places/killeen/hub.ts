import type { PlaceHub } from '../../place-facts.ts';

export const killeen: PlaceHub = {
  name: 'Killeen',
  region: 'Texas',
  country: 'United States',
  kind: 'unaffiliated-community',
  coords: [-97.728, 31.117],
  xiAccess: 0.75,
  sli: 0.86,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['Fort Cavazos', 'Fort Hood'],
  accessBand: 'towns',
};
