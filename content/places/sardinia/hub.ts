import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const sardinia: PlaceHub = {
  name: 'Sardinia',
  region: 'Ogliastra and Barbagia',
  country: 'Italy',
  kind: 'validated-blue-zone',
  coords: [9.013, 40.121],
  xiAccess: 0.7,
  sli: 0.958,
  countryCode: 'IT',
  worldRegion: 'Europe',
  otherNames: ['Sardegna'],
  lifeExpectancy: createUnLifeExpectancy('country', 'Italy', 83.7),
  accessBand: 'remote',
};
