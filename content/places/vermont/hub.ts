import type { PlaceHub } from '../../place-facts.ts';

export const vermont: PlaceHub = {
  name: 'Vermont',
  region: 'New England',
  country: 'United States',
  kind: 'unaffiliated-community',
  coords: [-72.578, 44.559],
  xiAccess: 0.78,
  sli: 0.97,
  countryCode: 'US',
  worldRegion: 'North and Central America',
  accessBand: 'remote',
};
