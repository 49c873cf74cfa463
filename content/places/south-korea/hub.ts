import { createUnLifeExpectancy, originalListLabel, type PlaceHub } from '../../place-facts.ts';

export const southKorea: PlaceHub = {
  name: 'South Korea',
  region: 'East Asia',
  kind: 'country-or-territory',
  coords: [127.85, 36.45],
  xiAccess: 0.91,
  sli: 0.89,
  countryCode: 'KR',
  worldRegion: 'Asia',
  otherNames: ['Republic of Korea', 'Hanguk', '한국'],
  lifeExpectancy: createUnLifeExpectancy('place', 'South Korea', 84.3),
  sliFrom: { lifeExpectancyYears: 83.6, origin: originalListLabel },
  accessBand: 'countries',
  foundingYears: 83.6,
};
