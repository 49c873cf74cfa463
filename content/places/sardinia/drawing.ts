import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 1080,
  focus: [800, 315],
  home: { isLandmass: true },
  ground: 'meadow',
  strips: [
    { kind: 'mountains', line: '9.2,40.35 9.35,40 9.4,39.5', widthKm: 56 },
    { kind: 'hills', line: '9.1,40.85 8.6,40.45 8.6,40.1', widthKm: 60 },
    { kind: 'mountains', line: '9,42.5 9.1,42.05 9.15,41.75', widthKm: 60 },
    { kind: 'meadow', line: '8.6,39.9 8.9,39.4', widthKm: 40 },
    { kind: 'hills', line: '11,43 12.4,42.5 13.6,41.7 14.5,41.1', widthKm: 110 },
  ],
  labels: [
    ['Tyrrhenian Sea', 11.6, 39.75, 'sea'],
    ['Sea of Sardinia', 6.5, 40.6, 'sea'],
    ['Nuoro', 9.33, 40.32, 'town'],
    ['Cagliari', 9.11, 39.22, 'town', 'below'],
    ['Sassari', 8.56, 40.73, 'town', 'left'],
    ['Olbia', 9.5, 40.92, 'town'],
  ],
};
