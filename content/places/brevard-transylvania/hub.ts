import type { PlaceHub } from '../../place-facts.ts';

export const brevardTransylvania: PlaceHub = {
  name: 'Brevard–Transylvania',
  region: 'North Carolina',
  country: 'United States',
  kind: 'programme-community',
  coords: [-82.734, 35.233],
  xiAccess: 0.72,
  sli: 0.92,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  accessBand: 'remote',
};
