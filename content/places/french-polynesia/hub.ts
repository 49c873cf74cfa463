import { createUnLifeExpectancy, originalListLabel, type PlaceHub } from '../../place-facts.ts';

export const frenchPolynesia: PlaceHub = {
  name: 'French Polynesia',
  region: 'Society Islands',
  country: 'France',
  kind: 'country-or-territory',
  coords: [-149.426, -17.651],
  xiAccess: 0.55,
  sli: 0.78,
  countryCode: 'FR',
  territoryCode: 'PF',
  worldRegion: 'Oceania and the Pacific',
  otherNames: ['Tahiti', 'Polynésie française'],
  lifeExpectancy: createUnLifeExpectancy('place', 'French Polynesia', 84.1, 'The territory’s own figures are lower'),
  sliFrom: { lifeExpectancyYears: 78.2, origin: originalListLabel },
  accessBand: 'remote',
  foundingYears: 78.2,
};
