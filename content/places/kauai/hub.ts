import { hawaiiLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const kauai: PlaceHub = {
  name: 'Kauaʻi',
  region: 'Hawaii',
  country: 'United States',
  kind: 'unaffiliated-community',
  coords: [-159.526, 22.097],
  xiAccess: 0.72,
  sli: 0.97,
  countryCode: 'US',
  worldRegion: 'Oceania and the Pacific',
  lifeExpectancy: hawaiiLifeExpectancy,
  accessBand: 'remote',
};
