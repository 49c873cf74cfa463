import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const iceland: PlaceHub = {
  name: 'Iceland',
  region: 'Nordic countries',
  kind: 'country-or-territory',
  coords: [-19.021, 64.963],
  xiAccess: 0.84,
  sli: 0.91,
  countryCode: 'IS',
  worldRegion: 'Europe',
  otherNames: ['Ísland', 'Reykjavík'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Iceland', 82.7),
  accessBand: 'countries',
};
