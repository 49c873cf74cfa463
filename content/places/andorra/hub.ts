import { createUnLifeExpectancy, type PlaceHub, unEstimateLabel } from '../../place-facts.ts';

export const andorra: PlaceHub = {
  name: 'Andorra',
  region: 'Pyrenees',
  kind: 'country-or-territory',
  coords: [1.522, 42.507],
  xiAccess: 0.84,
  sli: 0.9,
  countryCode: 'AD',
  worldRegion: 'Europe',
  otherNames: ['Andorra la Vella'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Andorra', 84.0, 'A small population: chance moves the figure'),
  sliFrom: { lifeExpectancyYears: 84.0, origin: unEstimateLabel },
  accessBand: 'countries',
};
