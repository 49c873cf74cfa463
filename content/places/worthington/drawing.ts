import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 270,
  focus: [860, 320],
  home: { fips: ['27105'] },
  ground: 'plain',
  strips: [
    { kind: 'hills', line: '-96.6,44.5 -96.1,44 -95.9,43.8', widthKm: 30 },
    { kind: 'marsh', line: '-95.3,43.78 -95.2,43.7', widthKm: 16 },
    { kind: 'prairie', line: '-94.9,44.3 -94.6,43.2', widthKm: 60 },
  ],
  lakes: ['heron', 'spirit', 'west-okoboji'],
  rivers: ['little-sioux', 'des-moines'],
  labels: [
    ['Minnesota', -94.75, 43.9, 'land'],
    ['Iowa', -95.65, 43.37, 'land'],
    ['South Dakota', -96.85, 43.9, 'land'],
    ['Sioux Falls', -96.73, 43.55, 'town'],
    ['Luverne', -96.21, 43.654, 'town'],
    ['Jackson', -94.99, 43.62, 'town'],
    ['Heron Lake', -95.32, 43.83, 'lake'],
  ],
};
