import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 2800,
  focus: [760, 330],
  home: { country: 'Sweden' },
  ground: 'conifers',
  strips: [
    { kind: 'mountains', line: '12.4,62.5 14,64.4 16.8,66.8 18.5,68.2', widthKm: 130 },
    { kind: 'mountains', line: '7,60.5 8.5,61.8', widthKm: 180 },
    { kind: 'plain', line: '12.8,56.5 14.5,56.3', widthKm: 170 },
    { kind: 'conifers', line: '14,60.8 16.5,63.5 21,66.5', widthKm: 420 },
    { kind: 'broadleaf', line: '12.6,57.8 16.4,58.2', widthKm: 170 },
    { kind: 'conifers', line: '23.5,61.5 27,63 28,66', widthKm: 340 },
  ],
  lakes: ['vanern', 'vattern', 'malaren', 'ladoga', 'onega'],
  labels: [
    ['Norway', 10.2, 61.4, 'land'],
    ['Finland', 26, 64.3, 'land'],
    ['Baltic Sea', 20.2, 58.25, 'sea'],
    ['Gulf of Bothnia', 19.3, 61.65, 'area'],
    ['Norwegian Sea', 4.4, 65.4, 'sea'],
    ['Stockholm', 18.07, 59.33, 'town'],
    ['Gothenburg', 11.97, 57.71, 'town', 'left'],
    ['Umeå', 20.26, 63.83, 'town', 'left'],
    ['Estonia', 25.6, 58.9, 'range'],
    ['North Sea', 3.6, 57.5, 'area'],
  ],
};
