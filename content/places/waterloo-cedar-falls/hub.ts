import type { PlaceHub } from '../../place-facts.ts';

export const waterlooCedarFalls: PlaceHub = {
  name: 'Waterloo–Cedar Falls',
  region: 'Iowa',
  country: 'United States',
  kind: 'programme-community',
  coords: [-92.395, 42.515],
  xiAccess: 0.82,
  sli: 0.91,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  accessBand: 'towns',
};
