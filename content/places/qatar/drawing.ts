import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 640,
  focus: [820, 320],
  home: { country: 'Qatar' },
  ground: 'desert',
  strips: [
    { kind: 'town', line: '51.45,25.3 51.5,25.28', widthKm: 20 },
    { kind: 'dunes', line: '51.35,24.75 51,24.6', widthKm: 40 },
    { kind: 'desert', line: '51.2,26 51.1,24.9', widthKm: 100 },
    { kind: 'palms', line: '49.6,25.4 49.65,25.3', widthKm: 34 },
    { kind: 'desert', line: '49.2,26 49.6,24.9 50.6,24.4', widthKm: 90 },
    { kind: 'dunes', line: '48.6,24.3 51,23.8 53.5,23.9', widthKm: 120 },
  ],
  hasWinds: true,
  labels: [
    ['The Gulf', 52.65, 25.75, 'sea'],
    ['Saudi Arabia', 49.6, 24.85, 'land'],
    ['Bahrain', 50.55, 25.78, 'range'],
    ['Doha', 51.53, 25.286, 'town'],
    ['Al Khor', 51.5, 25.68, 'town', 'left'],
    ['Dukhan', 50.78, 25.43, 'town', 'left'],
    ['Al-Hofuf', 49.59, 25.38, 'town', 'left'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 760 };
