import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 8600,
  focus: [790, 335],
  home: { country: 'Canada' },
  ground: 'plain',
  tracts: [
    { kind: 'mountains', line: '-138,61.5 -128,59 -121,54 -115.5,50.5', widthKm: 440 },
    { kind: 'mountains', line: '-113,46 -107,41', widthKm: 500 },
    { kind: 'prairie', line: '-113.5,52 -106,51.2 -98,50', widthKm: 420 },
    { kind: 'ice', line: '-70,66.5 -73,70.5', widthKm: 300 },
    { kind: 'conifers', line: '-124,61 -113,57.5 -100,54.8 -88,50.5 -72,50', widthKm: 820 },
    { kind: 'desert', line: '-112,66 -98,64 -94,68', widthKm: 700 },
    { kind: 'meadow', line: '-72,57 -66,55', widthKm: 560 },
    { kind: 'plain', line: '-100,45 -95,42', widthKm: 700 },
  ],
  lakes: [
    'superior',
    'michigan',
    'huron',
    'erie',
    'ontario',
    'winnipeg',
    'great-bear',
    'great-slave',
    'athabasca',
    'reindeer',
  ],
  labels: [
    ['Hudson Bay', -85.5, 59.3, 'sea'],
    ['Pacific Ocean', -138, 51, 'sea'],
    ['Labrador Sea', -53.5, 58.5, 'area'],
    ['United States', -101, 46.4, 'land'],
    ['Vancouver', -123.1, 49.28, 'town', 'left'],
    ['Calgary', -114.07, 51.05, 'town'],
    ['Winnipeg', -97.14, 49.9, 'town', 'above'],
    ['Toronto', -79.38, 43.65, 'town'],
    ['Montréal', -73.57, 45.5, 'town'],
    ['Yellowknife', -114.4, 62.6, 'town', 'above'],
    ['Iqaluit', -68.5, 63.75, 'town', 'left'],
  ],
};

export const locatorMap: LocatorMapSettings = { country: 'Canada' };
