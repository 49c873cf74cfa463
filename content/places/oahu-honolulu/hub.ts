import { hawaiiLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const oahuHonolulu: PlaceHub = {
  name: 'Oʻahu (Honolulu)',
  region: 'Hawaii',
  country: 'United States',
  kind: 'programme-community',
  coords: [-157.858, 21.307],
  xiAccess: 0.87,
  sli: 0.92,
  countryCode: 'US',
  worldRegion: 'Oceania and the Pacific',
  otherNames: ['Waikiki'],
  lifeExpectancy: hawaiiLifeExpectancy,
  accessBand: 'towns',
};
