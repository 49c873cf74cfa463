import { createUnLifeExpectancy, type PlaceHub, unEstimateLabel } from '../../place-facts.ts';

export const ireland: PlaceHub = {
  name: 'Ireland',
  region: 'Northern Europe',
  kind: 'country-or-territory',
  coords: [-8.244, 53.413],
  xiAccess: 0.82,
  sli: 0.87,
  countryCode: 'IE',
  worldRegion: 'Europe',
  otherNames: ['Éire'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Ireland', 82.4),
  sliFrom: { lifeExpectancyYears: 82.4, origin: unEstimateLabel },
  accessBand: 'countries',
};
