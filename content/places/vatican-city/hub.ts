import { createUnLifeExpectancy, type PlaceHub, unEstimateLabel } from '../../place-facts.ts';

export const vaticanCity: PlaceHub = {
  name: 'Vatican City',
  region: 'Rome',
  kind: 'country-or-territory',
  coords: [12.453, 41.903],
  xiAccess: 0.9,
  sli: 0.88,
  countryCode: 'VA',
  worldRegion: 'Europe',
  otherNames: ['Holy See', 'Città del Vaticano'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Vatican City', 83.0, 'A model output: hardly anyone is born here'),
  sliFrom: { lifeExpectancyYears: 83.0, origin: unEstimateLabel },
  accessBand: 'cities',
};
