import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 100,
  home: { country: 'San Marino' },
  hasSolidBorder: true,
  isRounded: true,
  ground: 'hills',
  strips: [
    { kind: 'vineyard', line: '12.2,44.1 12.5,44.02 12.75,43.93', widthKm: 11 },
    { kind: 'plain', line: '12,44.2 12.35,44.13', widthKm: 10 },
    { kind: 'broadleaf', line: '11.9,43.78 12.2,43.76 12.4,43.74', widthKm: 14 },
  ],
  rivers: ['marecchia'],
  labels: [
    ['Adriatic Sea', 12.8, 44.06, 'sea'],
    ['Emilia-Romagna', 12.2, 43.99, 'area'],
    ['Marche', 12.72, 43.84, 'area'],
    ['Rimini', 12.57, 44.058, 'town', 'left'],
    ['Riccione', 12.655, 43.999, 'town', 'left'],
    ['Urbino', 12.637, 43.774, 'town'],
    ['Pesaro', 12.905, 43.906, 'town', 'left'],
    ['Monte Titano', 12.447, 43.906, 'range'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 620 };
