import { hawaiiLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const maui: PlaceHub = {
  name: 'Maui',
  region: 'Hawaii',
  country: 'United States',
  kind: 'programme-community',
  coords: [-156.332, 20.798],
  xiAccess: 0.74,
  sli: 0.96,
  countryCode: 'US',
  worldRegion: 'Oceania and the Pacific',
  lifeExpectancy: hawaiiLifeExpectancy,
  accessBand: 'remote',
};
