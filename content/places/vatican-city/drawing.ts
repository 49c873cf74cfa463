import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 34,
  focus: [790, 310],
  home: { outline: 'vatican-city' },
  hasSolidBorder: true,
  ground: 'plain',
  strips: [
    { kind: 'broadleaf', line: '12.48,41.917 12.492,41.915', widthKm: 1.6 },
    { kind: 'broadleaf', line: '12.438,41.886 12.452,41.882', widthKm: 1.8 },
    { kind: 'town', line: '12.41,41.9 12.45,41.92 12.5,41.905 12.53,41.875', widthKm: 6 },
    { kind: 'town', line: '12.47,41.87 12.5,41.89', widthKm: 5 },
    { kind: 'olives', line: '12.53,41.85 12.6,41.82', widthKm: 4 },
    { kind: 'hills', line: '12.33,41.95 12.42,41.96', widthKm: 5 },
    { kind: 'vineyard', line: '12.64,41.84 12.68,41.82', widthKm: 4 },
    { kind: 'meadow', line: '12.26,41.93 12.3,41.86', widthKm: 6 },
  ],
  rivers: ['tiber', 'aniene'],
  labels: [
    ['Rome', 12.515, 41.893, 'land'],
    ['Roman Campagna', 12.35, 41.905, 'area'],
    ['Janiculum', 12.427, 41.884, 'range'],
    ['Tiber', 12.438, 41.852, 'lake'],
    ['Aniene', 12.58, 41.943, 'lake'],
    ['Villa Borghese', 12.486, 41.93, 'range'],
    ['Latium', 12.62, 41.89, 'area'],
  ],
};

export const locatorMap: LocatorMapSettings = { country: 'Italy' };
