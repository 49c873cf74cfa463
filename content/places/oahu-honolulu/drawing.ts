import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 158,
  focus: [760, 420],
  home: { isLandmass: true },
  hasWinds: true,
  isRounded: true,
  ground: 'meadow',
  strips: [
    { kind: 'town', line: '-157.92,21.34 -157.8,21.285', widthKm: 8 },
    { kind: 'mountains', line: '-158,21.6 -157.87,21.45 -157.74,21.34', widthKm: 9 },
    { kind: 'mountains', line: '-158.2,21.52 -158.1,21.4', widthKm: 9 },
    { kind: 'palms', line: '-158.1,21.55 -158,21.45 -158.05,21.35', widthKm: 14 },
    { kind: 'hills', line: '-157.3,21.15 -157,21.13', widthKm: 18 },
  ],
  labels: [
    ['Pacific Ocean', -157.4, 21.6, 'sea'],
    ['Kaiwi Channel', -157.48, 21.27, 'area'],
    ['Haleʻiwa', -158.105, 21.593, 'town', 'left'],
    ['Kāneʻohe', -157.8, 21.418, 'town'],
    ['Waiʻanae', -158.187, 21.44, 'town', 'left'],
    ['Pearl Harbor', -158.05, 21.3, 'lake'],
    ['Diamond Head', -157.806, 21.258, 'town', 'below'],
  ],
};
