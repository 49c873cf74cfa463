import { type PlaceHub, unLifeExpectancy } from '../../place-facts.ts';

export const nicoya: PlaceHub = {
  name: 'Nicoya',
  region: 'Guanacaste',
  country: 'Costa Rica',
  kind: 'validated-blue-zone',
  coords: [-85.452, 10.148],
  xiAccess: 0.6,
  sli: 0.965,
  countryCode: 'CR',
  worldRegion: 'North and Central America',
  otherNames: ['Península de Nicoya'],
  lifeExpectancy: unLifeExpectancy('country', 'Costa Rica', 80.8),
  accessBand: 'remote',
};
