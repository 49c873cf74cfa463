import type { PlaceHub } from '../../place-facts.ts';

export const klamathFalls: PlaceHub = {
  name: 'Klamath Falls',
  region: 'Oregon',
  country: 'United States',
  kind: 'programme-community',
  coords: [-121.782, 42.225],
  xiAccess: 0.71,
  sli: 0.89,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  accessBand: 'towns',
};
