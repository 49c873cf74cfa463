import type { PlaceHub } from '../../place-facts.ts';

export const fortWorth: PlaceHub = {
  name: 'Fort Worth',
  region: 'Texas',
  country: 'United States',
  kind: 'programme-community',
  coords: [-97.331, 32.755],
  xiAccess: 0.84,
  sli: 0.91,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['Ft. Worth', 'Ft Worth'],
  accessBand: 'towns',
};
