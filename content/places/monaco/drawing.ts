import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 84,
  focus: [800, 300],
  home: { country: 'Monaco' },
  hasSolidBorder: true,
  ground: 'olives',
  strips: [
    { kind: 'town', line: '7.23,43.72 7.3,43.71', widthKm: 7 },
    { kind: 'olives', line: '7.05,43.66 7.25,43.77 7.4,43.775 7.6,43.82 7.85,43.85', widthKm: 6 },
    { kind: 'mountains', line: '6.9,43.86 7.3,43.92 7.9,43.95', widthKm: 22 },
  ],
  hasWinds: true,
  labels: [
    ['Ligurian Sea', 7.62, 43.66, 'sea'],
    ['France', 7.24, 43.825, 'land'],
    ['Italy', 7.66, 43.87, 'land'],
    ['Nice', 7.262, 43.703, 'town', 'left'],
    ['Antibes', 7.09, 43.6, 'town', 'left'],
    ['Menton', 7.495, 43.79, 'town', 'left'],
    ['Ventimiglia', 7.607, 43.792, 'town', 'above'],
    ['Sanremo', 7.776, 43.818, 'town', 'above'],
    ['Maritime Alps', 7.42, 43.855, 'range'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 420 };
