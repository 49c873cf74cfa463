import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 120,
  home: { country: 'Andorra' },
  hasSolidBorder: true,
  isRounded: true,
  ground: 'mountains',
  strips: [
    { kind: 'meadow', line: '1.42,42.33 1.6,42.37 1.85,42.41 2.05,42.44', widthKm: 7 },
    { kind: 'conifers', line: '0.85,42.4 1.1,42.35 1.25,42.28', widthKm: 12 },
    { kind: 'conifers', line: '1.5,42.72 1.8,42.74 2.1,42.7', widthKm: 9 },
  ],
  rivers: ['valira', 'segre'],
  labels: [
    ['France', 1.83, 42.64, 'land'],
    ['Spain', 1.12, 42.46, 'land'],
    ['Pyrenees', 2, 42.53, 'range'],
    ['Andorra la Vella', 1.522, 42.46, 'town', 'below'],
    ['Ordino', 1.533, 42.556, 'town', 'above'],
    ['Canillo', 1.6, 42.567, 'town'],
    ['La Seu d’Urgell', 1.456, 42.358, 'town', 'left'],
    ['Puigcerdà', 1.928, 42.432, 'town', 'below'],
    ['Pic de Coma Pedrosa', 1.444, 42.592, 'town', 'left'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 520 };
