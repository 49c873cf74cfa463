import type { PlaceHub } from '../../place-facts.ts';

export const montereyCounty: PlaceHub = {
  name: 'Monterey County',
  region: 'California',
  country: 'United States',
  kind: 'programme-community',
  coords: [-121.31, 36.24],
  xiAccess: 0.76,
  sli: 0.95,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['Salinas'],
  accessBand: 'remote',
};
