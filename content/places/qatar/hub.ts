import { createUnLifeExpectancy, originalListLabel, type PlaceHub } from '../../place-facts.ts';

export const qatar: PlaceHub = {
  name: 'Qatar',
  region: 'Arabian Peninsula',
  kind: 'country-or-territory',
  coords: [51.184, 25.355],
  xiAccess: 0.87,
  sli: 0.82,
  countryCode: 'QA',
  worldRegion: 'Asia',
  otherNames: ['Doha'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Qatar', 82.4, 'Most residents are migrants, who arrive healthy'),
  sliFrom: { lifeExpectancyYears: 80.2, origin: originalListLabel },
  accessBand: 'countries',
  foundingYears: 80.2,
};
