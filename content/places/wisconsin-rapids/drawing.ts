import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 440,
  focus: [760, 315],
  coast: 'us',
  home: { fips: ['55141'] },
  ground: 'conifers',
  strips: [
    { kind: 'marsh', line: '-90.3,44.3 -90,44.2 -89.9,44.25', widthKm: 24 },
    { kind: 'meadow', line: '-88.9,43.9 -88,44 -87.7,43.5', widthKm: 70 },
    { kind: 'hills', line: '-91,44.3 -90.7,43.6', widthKm: 60 },
  ],
  lakes: ['winnebago', 'petenwell'],
  rivers: ['wisconsin'],
  labels: [
    ['Wisconsin', -89.1, 44.62, 'land'],
    ['Lake Michigan', -87.2, 43.85, 'lake'],
    ['Green Bay', -88.02, 44.45, 'town', 'left'],
    ['Lake Winnebago', -88.45, 43.72, 'lake'],
    ['Stevens Point', -89.574, 44.523, 'town', 'above'],
    ['Marshfield', -90.17, 44.669, 'town', 'left'],
    ['Wisconsin River', -90.3, 44.12, 'lake'],
  ],
};
