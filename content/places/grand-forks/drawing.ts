import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 500,
  focus: [800, 315],
  home: { fips: ['38035'] },
  ground: 'prairie',
  strips: [
    { kind: 'plain', line: '-96.8,46.5 -97,48 -97.2,49', widthKm: 56 },
    { kind: 'conifers', line: '-95.4,48.8 -94.8,47.4 -95.2,46.9', widthKm: 90 },
    { kind: 'marsh', line: '-95.3,48.3 -94.6,48.3', widthKm: 50 },
  ],
  lakes: ['devils', 'red'],
  rivers: ['red-river', 'red-lake-river', 'sheyenne'],
  labels: [
    ['North Dakota', -98.9, 47.6, 'land'],
    ['Minnesota', -95.9, 47.5, 'land'],
    ['Red River of the North', -96.5, 48.65, 'lake'],
    ['Devils Lake', -98.9, 48.22, 'lake'],
    ['Red Lake', -95.02, 48.3, 'lake'],
    ['Bemidji', -94.88, 47.47, 'town'],
    ['Crookston', -96.61, 47.774, 'town', 'below'],
  ],
};
