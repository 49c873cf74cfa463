import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const reunion: PlaceHub = {
  name: 'Réunion',
  region: 'Mascarene Islands',
  country: 'France',
  kind: 'country-or-territory',
  coords: [55.536, -21.115],
  xiAccess: 0.62,
  sli: 0.8,
  countryCode: 'FR',
  territoryCode: 'RE',
  worldRegion: 'Africa and the Indian Ocean',
  otherNames: ['La Réunion'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Réunion', 83.5, 'Insee’s own figures are lower'),
  foundingYears: 80.5,
};
