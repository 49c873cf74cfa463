import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 98,
  home: { country: 'Liechtenstein' },
  hasSolidBorder: true,
  isRounded: true,
  ground: 'mountains',
  strips: [
    { kind: 'meadow', line: '9.49,47.05 9.51,47.16 9.58,47.27', widthKm: 8 },
    { kind: 'hills', line: '9.2,47.28 9.42,47.28', widthKm: 14 },
    { kind: 'conifers', line: '9.75,47.26 10,47.24 10.2,47.28', widthKm: 10 },
  ],
  rivers: ['alpine-rhine', 'ill'],
  lakes: ['walensee'],
  labels: [
    ['Switzerland', 9.25, 47.19, 'land'],
    ['Austria', 9.84, 47.22, 'land'],
    ['Rhine', 9.44, 47.1, 'lake'],
    ['Vaduz', 9.521, 47.139, 'town', 'below'],
    ['Schaan', 9.509, 47.184, 'town', 'above'],
    ['Balzers', 9.503, 47.066, 'town'],
    ['Feldkirch', 9.6, 47.24, 'town'],
    ['Bludenz', 9.822, 47.155, 'town', 'below'],
    ['Sargans', 9.44, 47.048, 'town', 'left'],
    ['Rätikon', 9.78, 47.06, 'range'],
    ['Walensee', 9.2, 47.09, 'lake'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 170 };
