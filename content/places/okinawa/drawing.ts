import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 460,
  focus: [760, 330],
  home: { isLandmass: true },
  hasWinds: true,
  ground: 'broadleaf',
  strips: [
    { kind: 'broadleaf', line: '128,26.55 128.25,26.78', widthKm: 26 },
    { kind: 'paddies', line: '127.7,26.15 127.85,26.4', widthKm: 30 },
    { kind: 'hills', line: '128.9,27.7 129,27.85', widthKm: 40 },
  ],
  labels: [
    ['East China Sea', 126.95, 27.05, 'sea'],
    ['Philippine Sea', 129, 26.1, 'sea'],
    ['Naha', 127.68, 26.21, 'town', 'left'],
    ['Nago', 127.97, 26.6, 'town', 'left'],
    ['Kume', 126.8, 26.25, 'range'],
    ['Yoron', 128.43, 26.97, 'range'],
    ['Okinoerabu', 128.62, 27.31, 'range'],
    ['Iheya', 127.86, 27.13, 'range'],
  ],
};
