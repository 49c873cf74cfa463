import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 470,
  focus: [690, 340],
  home: { isLandmass: true },
  hasWinds: true,
  isRounded: true,
  ground: 'palms',
  strips: [
    { kind: 'lava', line: '55.7,-21.25 55.75,-21.3', widthKm: 18 },
    { kind: 'mountains', line: '55.42,-21.05 55.55,-21.15', widthKm: 22 },
    { kind: 'palms', line: '57.5,-20.2 57.6,-20.4', widthKm: 70 },
  ],
  labels: [
    ['Indian Ocean', 54.55, -20.7, 'sea'],
    ['Mauritius', 57.55, -20.6, 'range'],
    ['Saint-Denis', 55.45, -20.88, 'town', 'above'],
    ['Saint-Pierre', 55.48, -21.34, 'town', 'below'],
    ['Piton de la Fournaise', 55.71, -21.24, 'town'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 2300, country: null };
