import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const monaco: PlaceHub = {
  name: 'Monaco',
  region: 'French Riviera',
  kind: 'country-or-territory',
  coords: [7.425, 43.738],
  xiAccess: 0.92,
  sli: 0.95,
  countryCode: 'MC',
  worldRegion: 'Europe',
  otherNames: ['Monte Carlo', 'Principality'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Monaco', 86.4, 'A small population: chance moves the figure'),
};
