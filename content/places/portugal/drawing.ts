import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 1600,
  focus: [760, 320],
  home: { country: 'Portugal' },
  ground: 'meadow',
  strips: [
    { kind: 'mountains', line: '-8,40.1 -7.4,40.45 -5.6,40.3 -4,40.8 -3,41.2', widthKm: 55 },
    { kind: 'mountains', line: '-7,42.9 -5,43.05 -3.6,43', widthKm: 70 },
    { kind: 'hills', line: '-8.1,41.9 -6.9,41.7', widthKm: 90 },
    { kind: 'olives', line: '-7.9,38.3 -6.3,38.4 -4.5,37.9', widthKm: 120 },
    { kind: 'mountains', line: '-5.3,36.8 -3.4,37.1 -2.4,37.6', widthKm: 60 },
    { kind: 'vineyard', line: '-7.8,41.2 -7,41.1', widthKm: 40 },
    { kind: 'plain', line: '-5.4,41.8 -4,42 -3,39.2', widthKm: 160 },
  ],
  rivers: ['tagus', 'douro', 'guadiana', 'guadalquivir'],
  labels: [
    ['Atlantic Ocean', -12, 39.6, 'sea'],
    ['Spain', -4.6, 39.45, 'land'],
    ['Lisbon', -9.14, 38.72, 'town', 'left'],
    ['Porto', -8.63, 41.15, 'town', 'left'],
    ['Faro', -7.93, 37.02, 'town', 'left'],
    ['Madrid', -3.7, 40.42, 'town'],
  ],
};
