import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const ikaria: PlaceHub = {
  name: 'Ikaria',
  region: 'North Aegean',
  country: 'Greece',
  kind: 'validated-blue-zone',
  coords: [26.147, 37.6],
  xiAccess: 0.58,
  sli: 0.971,
  countryCode: 'GR',
  worldRegion: 'Europe',
  otherNames: ['Icaria', 'Nikaria', 'Ικαρία'],
  lifeExpectancy: createUnLifeExpectancy('country', 'Greece', 81.9),
  accessBand: 'remote',
};
