import type { PlaceHub } from '../../place-facts.ts';

export const lomaLinda: PlaceHub = {
  name: 'Loma Linda',
  region: 'California',
  country: 'United States',
  kind: 'cohort',
  coords: [-117.261, 34.048],
  xiAccess: 0.88,
  sli: 0.943,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['San Bernardino County', 'Seventh-day Adventists'],
  accessBand: 'towns',
};
