import { createUnLifeExpectancy, type PlaceHub } from '../../place-facts.ts';

export const hongKong: PlaceHub = {
  name: 'Hong Kong',
  region: 'Pearl River Delta',
  country: 'China',
  kind: 'city',
  coords: [114.17, 22.319],
  xiAccess: 0.92,
  sli: 0.9,
  countryCode: 'CN',
  worldRegion: 'Asia',
  otherNames: ['Hongkong', 'HK', '香港'],
  lifeExpectancy: createUnLifeExpectancy('place', 'Hong Kong', 85.5),
  accessBand: 'cities',
};
