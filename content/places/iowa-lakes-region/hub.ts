import type { PlaceHub } from '../../place-facts.ts';

export const iowaLakesRegion: PlaceHub = {
  name: 'Iowa Lakes Region',
  region: 'Iowa',
  country: 'United States',
  kind: 'programme-community',
  coords: [-95.102, 43.422],
  xiAccess: 0.73,
  sli: 0.93,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  otherNames: ['Spirit Lake', 'Okoboji'],
  accessBand: 'remote',
};
