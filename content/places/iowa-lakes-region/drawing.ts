import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 112,
  focus: [820, 290],
  home: { fips: ['19059'] },
  ground: 'meadow',
  strips: [
    { kind: 'marsh', line: '-95.2,43.48 -95.22,43.36', widthKm: 6 },
    { kind: 'broadleaf', line: '-95.06,43.43 -95.06,43.36', widthKm: 7 },
  ],
  lakes: ['spirit', 'west-okoboji', 'east-okoboji'],
  rivers: ['little-sioux', 'ocheyedan', 'des-moines'],
  labels: [
    ['Minnesota', -94.88, 43.56, 'land'],
    ['Iowa', -95.45, 43.36, 'land'],
    ['Spirit Lake', -95.2, 43.53, 'lake'],
    ['West Okoboji', -95.26, 43.4, 'lake'],
    ['Estherville', -94.83, 43.4, 'town', 'left'],
    ['Milford', -95.15, 43.325, 'town', 'below'],
    ['Sibley', -95.75, 43.405, 'town'],
  ],
};
