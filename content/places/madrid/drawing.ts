import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 560,
  ground: 'plain',
  strips: [
    { kind: 'town', line: '-3.75,40.44 -3.62,40.4', widthKm: 26 },
    { kind: 'mountains', line: '-5.6,40.25 -4.75,40.35 -4.1,40.75 -3.55,41.05 -2.9,41.25', widthKm: 42 },
    { kind: 'hills', line: '-2.3,41 -1.8,40.4 -1.4,40.1', widthKm: 80 },
    { kind: 'olives', line: '-5.6,39.55 -4.4,39.5 -3.2,39.6', widthKm: 60 },
  ],
  rivers: ['tagus', 'douro', 'jarama', 'manzanares'],
  labels: [
    ['Sierra de Guadarrama', -4.1, 41.02, 'range'],
    ['Old Castile', -4.75, 41.32, 'area'],
    ['Segovia', -4.12, 40.87, 'town', 'left'],
    ['Ávila', -4.7, 40.6, 'town', 'left'],
    ['Toledo', -4.02, 39.84, 'town', 'below'],
    ['Guadalajara', -3.16, 40.63, 'town'],
    ['Aranjuez', -3.6, 40.04, 'town'],
    ['Cuenca', -2.13, 40.07, 'town'],
    ['Alcalá de Henares', -3.36, 40.48, 'town'],
    ['Tagus', -4.85, 40.08, 'lake'],
  ],
};
