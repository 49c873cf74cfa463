import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 1260,
  focus: [800, 345],
  home: { country: 'United Arab Emirates' },
  ground: 'desert',
  strips: [
    { kind: 'mountains', line: '56.2,25.9 56.2,25.2 56.3,24.4 57.3,23.5 58.4,23.2', widthKm: 44 },
    { kind: 'mountains', line: '53.2,27.5 55,27.6 57.4,27.6', widthKm: 80 },
    { kind: 'palms', line: '55.7,24.2 55.8,24.15', widthKm: 34 },
    { kind: 'palms', line: '53.4,23.1 54,23.1', widthKm: 22 },
    { kind: 'desert', line: '51.8,23.9 54,24 55.2,24.8', widthKm: 70 },
    { kind: 'dunes', line: '49.5,22.8 53,22.6 56,22.6', widthKm: 260 },
  ],
  labels: [
    ['The Gulf', 53.2, 25.6, 'sea'],
    ['Gulf of Oman', 57.65, 25.05, 'area'],
    ['Oman', 57, 22.9, 'land'],
    ['Saudi Arabia', 51.6, 22.85, 'land'],
    ['Rub’ al Khali', 54.4, 22.25, 'range'],
    ['Abu Dhabi', 54.37, 24.45, 'town', 'left'],
    ['Dubai', 55.27, 25.2, 'town', 'left'],
    ['Al Ain', 55.75, 24.2, 'town', 'left'],
    ['Fujairah', 56.35, 25.12, 'town', 'left'],
    ['Muscat', 58.4, 23.6, 'town', 'left'],
    ['Qatar', 51.2, 25.3, 'range'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 860 };
