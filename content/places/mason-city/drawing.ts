import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 165,
  focus: [850, 325],
  home: { fips: ['19033'] },
  ground: 'plain',
  strips: [
    { kind: 'meadow', line: '-93.6,43.3 -93.2,43.15 -92.9,42.9', widthKm: 22 },
    { kind: 'broadleaf', line: '-92.6,43.4 -92.4,43 -92.2,42.9', widthKm: 22 },
  ],
  lakes: ['clear-iowa'],
  rivers: ['winnebago-river', 'shell-rock', 'cedar'],
  labels: [
    ['Iowa', -93.65, 43.02, 'land'],
    ['Clear Lake', -93.42, 43.09, 'lake'],
    ['Charles City', -92.675, 43.066, 'town'],
    ['Forest City', -93.637, 43.262, 'town'],
    ['Osage', -92.81, 43.284, 'town'],
  ],
};
