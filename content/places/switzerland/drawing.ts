import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 700,
  focus: [810, 320],
  home: { country: 'Switzerland' },
  ground: 'meadow',
  strips: [
    { kind: 'mountains', line: '6.9,45.9 7.6,46.1 8.2,46.5 9.2,46.55 10,46.65 11.5,46.9', widthKm: 95 },
    { kind: 'conifers', line: '6.1,46.45 6.6,46.85 7.2,47.3', widthKm: 26 },
    { kind: 'conifers', line: '7.95,48.3 8.1,47.8', widthKm: 45 },
    { kind: 'meadow', line: '6.9,46.65 7.6,47.1 8.5,47.4 9.3,47.4', widthKm: 46 },
    { kind: 'hills', line: '9.6,48.1 10.8,47.75 11.6,47.8', widthKm: 70 },
    { kind: 'vineyard', line: '7.35,48.3 7.3,47.85', widthKm: 22 },
    { kind: 'plain', line: '7.6,45.2 9.2,45.45 11.5,45.35', widthKm: 50 },
  ],
  lakes: ['geneva', 'neuchatel', 'constance', 'zurich', 'lucerne', 'maggiore', 'como', 'thun', 'brienz', 'walensee'],
  rivers: ['rhone', 'aare', 'high-rhine', 'alpine-rhine'],
  labels: [
    ['France', 5.85, 47.3, 'land'],
    ['Germany', 8.85, 48, 'land'],
    ['Italy', 9.7, 45.75, 'land'],
    ['Austria', 10.5, 47.25, 'land'],
    ['Bern', 7.447, 46.948, 'town'],
    ['Zürich', 8.54, 47.39, 'town', 'left'],
    ['Geneva', 6.143, 46.204, 'town', 'left'],
    ['Basel', 7.59, 47.56, 'town', 'left'],
    ['Lugano', 8.952, 46.005, 'town'],
    ['Jura', 6.55, 47.08, 'range'],
    ['Lake Constance', 9.9, 47.68, 'lake'],
  ],
};
