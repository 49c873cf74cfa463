import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  coast: 'us',
  spanKm: 270,
  focus: [760, 315],
  home: { fips: ['06033'] },
  ground: 'hills',
  strips: [
    { kind: 'mountains', line: '-122.85,39.8 -122.7,39.35', widthKm: 40 },
    { kind: 'conifers', line: '-123.8,39.7 -123.5,39.1 -123.1,38.6', widthKm: 36 },
    { kind: 'vineyard', line: '-122.9,38.98 -122.8,38.93', widthKm: 12 },
    { kind: 'vineyard', line: '-122.85,38.6 -122.4,38.45', widthKm: 20 },
    { kind: 'plain', line: '-122.2,39.7 -121.9,39 -121.7,38.6', widthKm: 46 },
  ],
  lakes: ['clear-california', 'berryessa'],
  rivers: ['russian', 'sacramento'],
  labels: [
    ['Clear Lake', -122.82, 39.17, 'lake'],
    ['Pacific Ocean', -123.95, 38.93, 'area'],
    ['Ukiah', -123.208, 39.15, 'town', 'left'],
    ['Lakeport', -122.914, 39.02, 'town', 'left'],
    ['Clearlake', -122.63, 38.95, 'town'],
    ['Middletown', -122.615, 38.752, 'town'],
    ['Mendocino', -123.8, 39.307, 'town'],
    ['Mendocino Range', -123.15, 39.42, 'range'],
    ['Sacramento Valley', -121.95, 39.25, 'range'],
  ],
};
