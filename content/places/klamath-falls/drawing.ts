import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 430,
  focus: [800, 325],
  home: { fips: ['41035'] },
  ground: 'desert',
  strips: [
    { kind: 'mountains', line: '-122.15,43.1 -122.3,42.4 -122.2,41.45', widthKm: 30 },
    { kind: 'conifers', line: '-122.9,43.1 -122.9,42.3 -122.9,41.4', widthKm: 90 },
    { kind: 'conifers', line: '-121.9,42.9 -121.3,42.6 -120.8,42.4', widthKm: 36 },
    { kind: 'marsh', line: '-121.7,41.95 -121.5,41.85', widthKm: 20 },
  ],
  lakes: ['upper-klamath', 'crater', 'goose'],
  rivers: ['klamath'],
  labels: [
    ['Oregon', -120.25, 42.8, 'land'],
    ['California', -121.35, 41.72, 'land'],
    ['Cascade Range', -122.5, 42.72, 'range'],
    ['Upper Klamath Lake', -121.45, 42.46, 'lake'],
    ['Goose Lake', -120.42, 42.24, 'lake'],
    ['Medford', -122.875, 42.327, 'town'],
    ['Mount Shasta', -122.195, 41.55, 'town'],
    ['Lakeview', -120.35, 42.33, 'town'],
    ['Tulelake', -121.477, 41.956, 'town'],
  ],
};
