import type { PlaceHub } from '../../place-facts.ts';

export const okinawa: PlaceHub = {
  name: 'Okinawa',
  region: 'Okinawa Prefecture',
  country: 'Japan',
  kind: 'validated-blue-zone',
  coords: [127.945, 26.501],
  xiAccess: 0.78,
  sli: 0.982,
  countryCode: 'JP',
  worldRegion: 'Asia',
  otherNames: ['Ryukyu Islands', 'Uchina', '沖縄'],
  lifeExpectancy: {
    years: 84.3,
    bySex: { women: 87.88, men: 80.73 },
    year: 2020,
    scope: 'place',
    population: 'Okinawa Prefecture',
    source: 'mhlw',
    evidence: 'official',
    note: 'Mean of the figures for women (87.88) and men (80.73)',
  },
  accessBand: 'remote',
};
