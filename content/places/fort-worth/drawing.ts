import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 250,
  focus: [780, 315],
  home: { fips: ['48439'] },
  ground: 'prairie',
  strips: [
    { kind: 'town', line: '-97.35,32.76 -97.1,32.74 -96.8,32.8', widthKm: 22 },
    { kind: 'hills', line: '-98.3,32.9 -98,32.4', widthKm: 40 },
    { kind: 'broadleaf', line: '-96.3,33.2 -96.1,32.3', widthKm: 26 },
  ],
  lakes: ['eagle-mountain', 'lewisville'],
  rivers: ['trinity', 'brazos'],
  labels: [
    ['Texas', -97.95, 32.65, 'land'],
    ['Trinity River', -96.75, 32.6, 'lake'],
    ['Brazos', -98.02, 32.5, 'lake'],
    ['Dallas', -96.8, 32.78, 'town'],
    ['Arlington', -97.11, 32.7, 'town', 'below'],
    ['Weatherford', -97.8, 32.76, 'town', 'above'],
  ],
};
