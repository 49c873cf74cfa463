import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 230,
  home: { fips: ['27047'] },
  ground: 'prairie',
  strips: [
    { kind: 'marsh', line: '-93.35,43.62 -93.25,43.59', widthKm: 9 },
    { kind: 'broadleaf', line: '-92.6,43.95 -92.3,43.7', widthKm: 40 },
  ],
  lakes: ['albert-lea', 'clear-iowa'],
  rivers: ['cedar', 'shell-rock', 'winnebago-river'],
  labels: [
    ['Minnesota', -94, 43.57, 'land'],
    ['Iowa', -93.15, 43.44, 'land'],
    ['Austin', -92.975, 43.667, 'town'],
    ['Rochester', -92.46, 43.98, 'town', 'below'],
  ],
};
