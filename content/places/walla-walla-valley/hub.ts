import type { PlaceHub } from '../../place-facts.ts';

export const wallaWallaValley: PlaceHub = {
  name: 'Walla Walla Valley',
  region: 'Washington',
  country: 'United States',
  kind: 'programme-community',
  coords: [-118.343, 46.065],
  xiAccess: 0.77,
  sli: 0.94,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['College Place'],
  accessBand: 'towns',
};
