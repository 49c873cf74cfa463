import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 150,
  focus: [780, 318],
  home: { fips: ['19041'] },
  ground: 'plain',
  strips: [
    { kind: 'prairie', line: '-95.15,43.4 -95.12,43.15 -95.4,42.8', widthKm: 16 },
    { kind: 'hills', line: '-96.1,43.4 -95.9,42.8', widthKm: 24 },
  ],
  lakes: ['west-okoboji', 'spirit', 'east-okoboji'],
  rivers: ['little-sioux', 'ocheyedan', 'des-moines'],
  labels: [
    ['Iowa', -94.55, 43.26, 'land'],
    ['Little Sioux River', -95.4, 43.02, 'lake'],
    ['Everly', -95.32, 43.163, 'town', 'above'],
    ['Emmetsburg', -94.68, 43.11, 'town', 'below'],
    ['Sheldon', -95.85, 43.18, 'town'],
    ['Okoboji lakes', -95.3, 43.37, 'lake'],
  ],
};
