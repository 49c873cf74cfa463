import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const singapore: PlaceHub = {
  name: 'Singapore',
  region: 'Southeast Asia',
  kind: 'country-or-territory',
  coords: [103.82, 1.352],
  xiAccess: 0.94,
  sli: 0.91,
  countryCode: 'SG',
  worldRegion: 'Asia',
  otherNames: ['Singapura'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Singapore', 83.7),
  accessBand: 'cities',
  foundingYears: 83.6,
};
