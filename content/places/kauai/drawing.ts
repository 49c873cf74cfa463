import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 270,
  focus: [700, 320],
  home: { isLandmass: true },
  hasWinds: true,
  isRounded: true,
  ground: 'broadleaf',
  strips: [
    { kind: 'mountains', line: '-159.6,22.12 -159.47,22.07', widthKm: 17 },
    { kind: 'palms', line: '-159.75,22 -159.4,21.95 -159.33,22.1 -159.4,22.2', widthKm: 9 },
    { kind: 'hills', line: '-158.2,21.5 -158,21.6', widthKm: 26 },
  ],
  labels: [
    ['Pacific Ocean', -159, 22.45, 'sea'],
    ['Kauaʻi Channel', -158.75, 21.9, 'area'],
    ['Niʻihau', -160.15, 21.73, 'range'],
    ['Oʻahu', -158.12, 21.82, 'range'],
    ['Hanalei', -159.503, 22.21, 'town', 'above'],
    ['Līhuʻe', -159.37, 21.975, 'town'],
    ['Waimea', -159.67, 21.957, 'town', 'left'],
  ],
};
