import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 104,
  focus: [790, 320],
  home: { country: 'Singapore' },
  hasSolidBorder: true,
  isRounded: true,
  ground: 'palms',
  strips: [
    { kind: 'town', line: '103.72,1.34 103.85,1.3 103.94,1.35', widthKm: 9 },
    { kind: 'broadleaf', line: '103.78,1.39 103.83,1.36', widthKm: 9 },
    { kind: 'town', line: '103.7,1.5 103.8,1.49', widthKm: 7 },
    { kind: 'palms', line: '103.4,1.5 103.9,1.6 104.2,1.5', widthKm: 22 },
    { kind: 'palms', line: '103.9,1.06 104.1,1.08', widthKm: 26 },
    { kind: 'marsh', line: '104.4,1.15 104.5,1.05', widthKm: 22 },
  ],
  labels: [
    ['Strait of Singapore', 104.1, 1.24, 'area'],
    ['Malaysia', 103.88, 1.455, 'land'],
    ['Indonesia', 104.12, 1.19, 'range'],
    ['Johor Bahru', 103.76, 1.5, 'town', 'left'],
    ['Changi', 103.99, 1.355, 'town'],
    ['Jurong', 103.7, 1.33, 'town', 'left'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 900 };
