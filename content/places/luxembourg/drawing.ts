import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 232,
  home: { country: 'Luxembourg' },
  hasSolidBorder: true,
  isRounded: true,
  ground: 'meadow',
  strips: [
    { kind: 'conifers', line: '5.2,49.95 5.8,50.1 6.2,50.15 6.5,50.25', widthKm: 46 },
    { kind: 'vineyard', line: '6.36,49.46 6.38,49.57 6.5,49.7 6.64,49.76 6.83,49.86 7.07,49.92', widthKm: 12 },
    { kind: 'broadleaf', line: '6.6,49.5 7.1,49.7', widthKm: 22 },
    { kind: 'plain', line: '5.2,49.45 6,49.38', widthKm: 22 },
  ],
  rivers: ['moselle', 'sauer', 'alzette'],
  labels: [
    ['Belgium', 5.45, 49.82, 'land'],
    ['Germany', 6.75, 49.98, 'land'],
    ['France', 5.75, 49.46, 'land'],
    ['Ardennes', 5.9, 50.15, 'range'],
    ['Luxembourg City', 6.13, 49.611, 'town', 'below'],
    ['Echternach', 6.42, 49.812, 'town'],
    ['Clervaux', 6.03, 50.055, 'town'],
    ['Trier', 6.64, 49.757, 'town'],
    ['Bastogne', 5.717, 50, 'town', 'left'],
    ['Arlon', 5.816, 49.684, 'town', 'left'],
    ['Moselle', 6.46, 49.58, 'lake'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 420 };
