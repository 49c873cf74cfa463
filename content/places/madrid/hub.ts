import type { PlaceHub } from '../../place-facts.ts';

export const madrid: PlaceHub = {
  name: 'Madrid',
  region: 'Community of Madrid',
  country: 'Spain',
  kind: 'city',
  coords: [-3.703, 40.417],
  xiAccess: 0.91,
  sli: 0.94,
  countryCode: 'ES',
  worldRegion: 'Europe',
  otherNames: ['Comunidad de Madrid'],
  lifeExpectancy: {
    years: 86.1,
    year: 2023,
    scope: 'region',
    population: 'Community of Madrid',
    source: 'eurostat',
    evidence: 'official',
    note: '',
  },
  sliFrom: { lifeExpectancyYears: 86.1, origin: 'Eurostat, region, 2023' },
  accessBand: 'cities',
};
