import type { PlaceHub } from '../../place-facts.ts';

export const naples: PlaceHub = {
  name: 'Naples',
  region: 'Southwest Florida',
  country: 'United States',
  kind: 'programme-community',
  coords: [-81.795, 26.142],
  xiAccess: 0.86,
  sli: 0.94,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['Florida', 'Collier County'],
  accessBand: 'towns',
};
