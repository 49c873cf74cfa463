import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  coast: 'us',
  spanKm: 118,
  focus: [740, 310],
  home: { fips: ['06037'] },
  hasWinds: true,
  ground: 'town',
  strips: [
    { kind: 'mountains', line: '-119,34.1 -118.7,34.09 -118.5,34.1', widthKm: 14 },
    { kind: 'hills', line: '-118.38,33.76 -118.34,33.75', widthKm: 9 },
    { kind: 'palms', line: '-118.45,33.99 -118.4,33.88 -118.38,33.83', widthKm: 6 },
    { kind: 'town', line: '-118.4,34.04 -118.2,33.95 -117.9,33.85', widthKm: 30 },
    { kind: 'hills', line: '-117.95,33.97 -117.75,33.9', widthKm: 14 },
  ],
  labels: [
    ['Santa Monica Bay', -118.66, 33.91, 'area'],
    ['Pacific Ocean', -118.72, 33.76, 'sea'],
    ['Manhattan Beach', -118.411, 33.897, 'town', 'left'],
    ['Redondo Beach', -118.39, 33.832, 'town', 'left'],
    ['Los Angeles', -118.245, 34.05, 'town'],
    ['Santa Monica', -118.491, 34.018, 'town', 'left'],
    ['Long Beach', -118.19, 33.772, 'town', 'above'],
    ['Palos Verdes', -118.46, 33.745, 'range'],
  ],
};
