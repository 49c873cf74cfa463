import { createUnLifeExpectancy, type PlaceHub, unEstimateLabel } from '../../place-facts.ts';

export const sanMarino: PlaceHub = {
  name: 'San Marino',
  region: 'Italian Peninsula',
  kind: 'country-or-territory',
  coords: [12.458, 43.942],
  xiAccess: 0.86,
  sli: 0.93,
  countryCode: 'SM',
  worldRegion: 'Europe',
  otherNames: ['Sanmarino'],
  lifeExpectancy: createUnLifeExpectancy('place', 'San Marino', 85.7, 'A small population: chance moves the figure'),
  sliFrom: { lifeExpectancyYears: 85.7, origin: unEstimateLabel },
  accessBand: 'countries',
};
