import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 168,
  focus: [840, 320],
  home: { country: 'Hong Kong' },
  hasSolidBorder: true,
  isRounded: true,
  ground: 'hills',
  strips: [
    { kind: 'town', line: '114.15,22.33 114.22,22.31', widthKm: 9 },
    { kind: 'town', line: '113.95,22.56 114.12,22.55', widthKm: 9 },
    { kind: 'mountains', line: '113.9,22.25 114,22.26', widthKm: 10 },
    { kind: 'hills', line: '114.1,22.42 114.35,22.42', widthKm: 20 },
    { kind: 'paddies', line: '113.2,22.3 113.4,22.6', widthKm: 44 },
    { kind: 'hills', line: '114.3,22.65 114.8,22.7', widthKm: 30 },
  ],
  labels: [
    ['South China Sea', 114.45, 22.1, 'sea'],
    ['Pearl River', 113.73, 22.4, 'lake'],
    ['Shenzhen', 114.06, 22.545, 'town', 'above'],
    ['Macao', 113.55, 22.19, 'town', 'left'],
    ['Zhuhai', 113.57, 22.28, 'town', 'left'],
    ['Lantau', 113.95, 22.2, 'range'],
    ['Kowloon', 114.17, 22.36, 'range'],
    ['New Territories', 114.12, 22.45, 'range'],
    ['Guangdong', 113.42, 22.5, 'area'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 1300, country: 'Hong Kong' };
