import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 200,
  focus: [800, 310],
  home: { fips: ['19013'] },
  ground: 'meadow',
  strips: [
    { kind: 'broadleaf', line: '-92.6,42.85 -92.4,42.52 -91.9,42.2', widthKm: 12 },
    { kind: 'hills', line: '-91.3,42.9 -91.2,42.5', widthKm: 40 },
    { kind: 'plain', line: '-93.6,42.8 -93.5,42.2', widthKm: 60 },
  ],
  rivers: ['cedar', 'shell-rock'],
  labels: [
    ['Iowa', -93.05, 42.53, 'land'],
    ['Cedar River', -92.25, 42.3, 'lake'],
    ['Waverly', -92.475, 42.726, 'town'],
    ['Independence', -91.89, 42.469, 'town', 'below'],
    ['Grundy Center', -92.77, 42.362, 'town', 'below'],
    ['Vinton', -92.02, 42.165, 'town'],
  ],
};
