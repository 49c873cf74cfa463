import { createUnLifeExpectancy, type PlaceHub, unEstimateLabel } from '../../place-facts.ts';

export const liechtenstein: PlaceHub = {
  name: 'Liechtenstein',
  region: 'Central Europe',
  kind: 'country-or-territory',
  coords: [9.555, 47.166],
  xiAccess: 0.88,
  sli: 0.89,
  countryCode: 'LI',
  worldRegion: 'Europe',
  otherNames: ['Lichtenstein', 'Vaduz'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Liechtenstein', 83.6, 'A small population: chance moves the figure'),
  sliFrom: { lifeExpectancyYears: 83.6, origin: unEstimateLabel },
  accessBand: 'countries',
};
