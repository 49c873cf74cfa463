import { createUnLifeExpectancy, originalListLabel, type PlaceHub } from '../../place-facts.ts';

export const uae: PlaceHub = {
  name: 'United Arab Emirates',
  region: 'Arabian Peninsula',
  kind: 'country-or-territory',
  coords: [53.848, 23.424],
  xiAccess: 0.86,
  sli: 0.79,
  countryCode: 'AE',
  worldRegion: 'Asia',
  otherNames: ['UAE', 'Emirates', 'Dubai', 'Abu Dhabi'],
  lifeExpectancy: createUnLifeExpectancy(
    'place',
    'United Arab Emirates',
    82.9,
    'Most residents are migrants, who arrive healthy',
  ),
  sliFrom: { lifeExpectancyYears: 78.7, origin: originalListLabel },
  accessBand: 'countries',
  foundingYears: 78.7,
};
