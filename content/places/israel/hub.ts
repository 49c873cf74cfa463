import { createUnLifeExpectancy, originalListLabel, type PlaceHub } from '../../place-facts.ts';

export const israel: PlaceHub = {
  name: 'Israel',
  region: 'Middle East',
  kind: 'country-or-territory',
  coords: [34.852, 31.046],
  xiAccess: 0.88,
  sli: 0.89,
  countryCode: 'IL',
  worldRegion: 'Asia',
  otherNames: ['Yisrael'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Israel', 82.4),
  sliFrom: { lifeExpectancyYears: 83.5, origin: originalListLabel },
  accessBand: 'countries',
  foundingYears: 83.5,
};
