import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  coast: 'us',
  spanKm: 360,
  focus: [820, 330],
  home: { fips: ['06053'] },
  ground: 'hills',
  strips: [
    { kind: 'mountains', line: '-121.8,36.4 -121.4,36 -121,35.6', widthKm: 24 },
    { kind: 'vineyard', line: '-121.65,36.66 -121.2,36.25 -120.85,35.95', widthKm: 17 },
    { kind: 'hills', line: '-121.3,36.8 -120.7,36.2 -120.3,35.7', widthKm: 44 },
    { kind: 'conifers', line: '-122.2,37.25 -121.9,37.05', widthKm: 26 },
    { kind: 'plain', line: '-120.9,37.3 -120.2,36.7 -119.6,36', widthKm: 90 },
  ],
  rivers: ['salinas'],
  labels: [
    ['Pacific Ocean', -122.4, 36.2, 'sea'],
    ['Monterey Bay', -122.12, 36.8, 'lake'],
    ['Salinas', -121.655, 36.677, 'town'],
    ['Monterey', -121.895, 36.6, 'town', 'left'],
    ['Big Sur', -121.81, 36.27, 'town', 'left'],
    ['King City', -121.126, 36.213, 'town'],
    ['Santa Lucia Range', -121.75, 35.98, 'range'],
    ['San Joaquin Valley', -119.95, 36.6, 'range'],
  ],
};
