import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  coast: 'us',
  spanKm: 290,
  focus: [860, 300],
  home: { fips: ['06071'] },
  ground: 'desert',
  strips: [
    { kind: 'town', line: '-118.4,33.95 -117.9,33.9 -117.35,34.08', widthKm: 24 },
    { kind: 'mountains', line: '-118.2,34.3 -117.6,34.28 -116.9,34.17 -116.5,34.1', widthKm: 26 },
    { kind: 'mountains', line: '-116.75,33.8 -116.5,33.6', widthKm: 18 },
    { kind: 'olives', line: '-117.6,33.95 -117.2,33.9 -117.05,34.03', widthKm: 20 },
    { kind: 'hills', line: '-117.5,33.7 -117.2,33.5', widthKm: 26 },
    { kind: 'dunes', line: '-116.5,33.9 -116.1,33.6', widthKm: 14 },
    { kind: 'desert', line: '-118.4,34.6 -116,34.5', widthKm: 56 },
  ],
  rivers: ['santa-ana'],
  labels: [
    ['Los Angeles', -118.24, 34.05, 'town'],
    ['San Bernardino Mountains', -116.85, 34.21, 'range'],
    ['Palm Springs', -116.545, 33.83, 'town'],
    ['Pacific Ocean', -118.1, 33.58, 'area'],
    ['Redlands', -117.15, 34.03, 'town'],
    ['Perris', -117.23, 33.783, 'town'],
  ],
};
