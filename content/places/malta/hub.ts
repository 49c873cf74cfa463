import { createUnLifeExpectancy, type PlaceHub, unEstimateLabel } from '../../place-facts.ts';

export const malta: PlaceHub = {
  name: 'Malta',
  region: 'Southern Europe',
  kind: 'country-or-territory',
  coords: [14.375, 35.937],
  xiAccess: 0.86,
  sli: 0.89,
  countryCode: 'MT',
  worldRegion: 'Europe',
  otherNames: ['Gozo', 'Valletta'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Malta', 83.3),
  sliFrom: { lifeExpectancyYears: 83.3, origin: unEstimateLabel },
  accessBand: 'countries',
};
