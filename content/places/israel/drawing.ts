import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 1360,
  focus: [780, 345],
  home: { country: 'Israel' },
  ground: 'desert',
  strips: [
    { kind: 'hills', line: '35.2,33 35.2,32.3 35.1,31.5', widthKm: 40 },
    { kind: 'desert', line: '34.6,30.9 34.9,29.8', widthKm: 90 },
    { kind: 'mountains', line: '35.5,33.6 36.2,34.3 36.5,35', widthKm: 46 },
    { kind: 'mountains', line: '33.6,29.2 34.1,28.4', widthKm: 90 },
    { kind: 'dunes', line: '32.6,30.8 34,30.2', widthKm: 90 },
    { kind: 'palms', line: '31.1,31.1 31.2,30', widthKm: 110 },
    { kind: 'mountains', line: '35.4,30.6 35.5,29.9', widthKm: 26 },
    { kind: 'desert', line: '36.5,32.5 37.5,30 39.5,32', widthKm: 420 },
    { kind: 'dunes', line: '29,30 30,28.8', widthKm: 200 },
  ],
  lakes: ['galilee', 'dead-sea'],
  rivers: ['jordan'],
  labels: [
    ['Mediterranean Sea', 31.9, 32.6, 'sea'],
    ['Egypt', 31.9, 29.7, 'land'],
    ['Jordan', 36.9, 31.2, 'land'],
    ['Saudi Arabia', 38, 29.1, 'land'],
    ['Sinai', 33.5, 29.6, 'range'],
    ['Dead Sea', 36.1, 31.55, 'lake'],
    ['Tel Aviv', 34.78, 32.08, 'town', 'left'],
    ['Haifa', 34.99, 32.79, 'town', 'left'],
    ['Eilat', 34.95, 29.56, 'town'],
    ['Negev', 34.75, 30.5, 'range'],
    ['Cairo', 31.24, 30.04, 'town', 'left'],
    ['Amman', 35.93, 31.95, 'town'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 760 };
