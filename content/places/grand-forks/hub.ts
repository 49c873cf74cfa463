import type { PlaceHub } from '../../place-facts.ts';

export const grandForks: PlaceHub = {
  name: 'Grand Forks',
  region: 'North Dakota',
  country: 'United States',
  kind: 'programme-community',
  coords: [-97.033, 47.925],
  xiAccess: 0.81,
  sli: 0.9,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  accessBand: 'towns',
};
