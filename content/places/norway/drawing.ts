import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 3700,
  focus: [720, 345],
  home: { country: 'Norway' },
  ground: 'conifers',
  strips: [
    { kind: 'mountains', line: '7,60 8.5,61.8 12.5,64 16,67.5 20,69.2 25,69.8', widthKm: 210 },
    { kind: 'conifers', line: '16,61 20.5,66', widthKm: 200 },
    { kind: 'conifers', line: '28,62 36,63 38,66.5', widthKm: 420 },
    { kind: 'marsh', line: '24,67.5 29,68', widthKm: 160 },
  ],
  lakes: ['vanern', 'vattern', 'ladoga', 'onega'],
  hasWinds: true,
  labels: [
    ['Norwegian Sea', 2.5, 66.6, 'sea'],
    ['North Sea', 2.4, 58.4, 'area'],
    ['Sweden', 15.6, 62.9, 'land'],
    ['Finland', 26.2, 63.3, 'land'],
    ['Russia', 35, 63.5, 'land'],
    ['Oslo', 10.75, 59.91, 'town'],
    ['Bergen', 5.32, 60.39, 'town', 'left'],
    ['Trondheim', 10.4, 63.43, 'town', 'left'],
    ['Tromsø', 18.96, 69.65, 'town', 'left'],
    ['Bodø', 14.4, 67.28, 'town', 'left'],
  ],
};
