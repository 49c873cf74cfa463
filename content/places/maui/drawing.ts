import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 205,
  focus: [880, 290],
  home: { isLandmass: true },
  isRounded: true,
  ground: 'meadow',
  strips: [
    { kind: 'mountains', line: '-156.62,20.93 -156.57,20.86', widthKm: 12 },
    { kind: 'mountains', line: '-156.3,20.72 -156.15,20.72', widthKm: 18 },
    { kind: 'palms', line: '-156.45,20.88 -156.42,20.75', widthKm: 12 },
    { kind: 'broadleaf', line: '-156.25,20.92 -156.02,20.8', widthKm: 18 },
    { kind: 'hills', line: '-157,20.85 -156.9,20.8', widthKm: 14 },
    { kind: 'hills', line: '-157.2,21.15 -156.8,21.12', widthKm: 18 },
    { kind: 'lava', line: '-155.9,20.2 -155.7,20', widthKm: 50 },
  ],
  labels: [
    ['ʻAlenuihāhā Channel', -156.2, 20.46, 'area'],
    ['Molokaʻi', -156.95, 21.02, 'range'],
    ['Lānaʻi', -156.93, 20.69, 'range'],
    ['Kahoʻolawe', -156.61, 20.46, 'range'],
    ['Lahaina', -156.682, 20.878, 'town', 'left'],
    ['Kahului', -156.47, 20.892, 'town'],
    ['Hāna', -155.99, 20.758, 'town'],
    ['Haleakalā', -156.2, 20.68, 'range'],
    ['Auʻau Channel', -156.73, 20.8, 'lake'],
  ],
};
