import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  coast: 'us',
  spanKm: 142,
  focus: [800, 270],
  home: { fips: ['06055'] },
  ground: 'hills',
  strips: [
    { kind: 'vineyard', line: '-122.58,38.58 -122.46,38.48 -122.3,38.25', widthKm: 12 },
    { kind: 'vineyard', line: '-122.85,38.6 -122.75,38.48 -122.46,38.28', widthKm: 12 },
    { kind: 'conifers', line: '-123.2,38.6 -123,38.45', widthKm: 22 },
    { kind: 'marsh', line: '-122.5,38.16 -122.28,38.16', widthKm: 9 },
    { kind: 'plain', line: '-121.8,38.8 -121.8,38.3', widthKm: 40 },
  ],
  lakes: ['berryessa'],
  rivers: ['napa', 'russian', 'sacramento'],
  labels: [
    ['Pacific Ocean', -123.15, 38.29, 'area'],
    ['Calistoga', -122.579, 38.579, 'town', 'left'],
    ['Napa', -122.286, 38.297, 'town'],
    ['Santa Rosa', -122.714, 38.44, 'town', 'left'],
    ['Lake Berryessa', -122.16, 38.67, 'lake'],
    ['Mayacamas', -122.57, 38.4, 'range'],
    ['Saint Helena', -122.45, 38.53, 'town', 'above'],
  ],
};
