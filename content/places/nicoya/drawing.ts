import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 390,
  focus: [720, 315],
  isRounded: true,
  ground: 'meadow',
  strips: [
    { kind: 'mountains', line: '-85.6,11 -85.3,10.8 -84.95,10.45 -84.4,10.25 -83.9,10.05', widthKm: 30 },
    { kind: 'palms', line: '-85.75,10.2 -85.35,9.95 -85.1,9.7', widthKm: 32 },
    { kind: 'hills', line: '-85.6,10.2 -85.2,10', widthKm: 30 },
    { kind: 'meadow', line: '-85.5,10.5 -85.2,10.25', widthKm: 46 },
    { kind: 'broadleaf', line: '-84.6,10.7 -83.8,10.5', widthKm: 40 },
    { kind: 'broadleaf', line: '-84.6,9.7 -83.9,9.6', widthKm: 50 },
  ],
  labels: [
    ['Pacific Ocean', -86.15, 9.6, 'sea'],
    ['Gulf of Nicoya', -84.88, 9.82, 'lake'],
    ['Liberia', -85.44, 10.63, 'town'],
    ['Tamarindo', -85.84, 10.3, 'town', 'left'],
    ['Puntarenas', -84.84, 9.98, 'town'],
    ['San José', -84.08, 9.93, 'town'],
    ['Guanacaste', -85.1, 10.5, 'area'],
    ['Cabo Blanco', -85.11, 9.56, 'town', 'below'],
  ],
};
