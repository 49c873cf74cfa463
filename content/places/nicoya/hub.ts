import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

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
  lifeExpectancy: createUnLifeExpectancy('country', 'Costa Rica', 80.8),
  accessBand: 'remote',
};
