import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 330,
  focus: [800, 305],
  home: { fips: ['53071', '41059'] },
  ground: 'hills',
  strips: [
    { kind: 'vineyard', line: '-118.55,46.08 -118.3,45.97', widthKm: 26 },
    { kind: 'vineyard', line: '-119.9,46.25 -119.4,46.28', widthKm: 26 },
    { kind: 'conifers', line: '-118.6,45.4 -117.9,45.9 -117.5,46.15', widthKm: 46 },
    { kind: 'desert', line: '-119.9,46.6 -119.6,45.85 -119,45.75', widthKm: 60 },
    { kind: 'plain', line: '-118.6,46.8 -117.3,46.85', widthKm: 40 },
  ],
  rivers: ['columbia', 'snake', 'walla-walla', 'yakima'],
  labels: [
    ['Washington', -118.85, 46.5, 'land'],
    ['Oregon', -119.3, 45.6, 'land'],
    ['Blue Mountains', -118.1, 45.72, 'range'],
    ['Idaho', -116.85, 46.2, 'land'],
    ['Columbia', -119.75, 45.96, 'lake'],
    ['Snake River', -117.9, 46.53, 'lake'],
    ['Kennewick', -119.14, 46.21, 'town', 'left'],
    ['Milton-Freewater', -118.388, 45.94, 'town'],
    ['Dayton', -117.97, 46.32, 'town'],
    ['Pendleton', -118.79, 45.67, 'town'],
  ],
};
