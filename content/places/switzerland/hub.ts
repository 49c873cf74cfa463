import { createUnLifeExpectancy, type PlaceHub, unEstimateLabel } from '../../place-facts.ts';

export const switzerland: PlaceHub = {
  name: 'Switzerland',
  region: 'Central Europe',
  kind: 'country-or-territory',
  coords: [8.228, 46.818],
  xiAccess: 0.93,
  sli: 0.9,
  countryCode: 'CH',
  worldRegion: 'Europe',
  otherNames: ['Swiss', 'Schweiz', 'Suisse', 'Svizzera', 'Svizra'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Switzerland', 84.0),
  sliFrom: { lifeExpectancyYears: 84.0, origin: unEstimateLabel },
  accessBand: 'countries',
};
