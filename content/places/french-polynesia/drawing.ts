import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 620,
  focus: [930, 372],
  home: { isLandmass: true },
  hasWinds: true,
  isRounded: true,
  strips: [
    { kind: 'mountains', line: '-149.55,-17.62 -149.35,-17.65', widthKm: 16 },
    { kind: 'palms', line: '-149.9,-17.5 -149.2,-17.8', widthKm: 40 },
  ],
  labels: [
    ['South Pacific Ocean', -150.55, -17.5, 'sea'],
    ['Tahiti', -149.25, -17.45, 'range'],
    ['Moʻorea', -149.95, -17.42, 'range'],
    ['Huahine', -150.75, -16.72, 'range'],
    ['Raʻiātea', -151.55, -16.93, 'range'],
    ['Tahaʻa', -151.3, -16.53, 'range'],
    ['Bora Bora', -151.75, -16.4, 'range'],
    ['Society Islands', -150.4, -16.44, 'area'],
    ['Papeʻete', -149.57, -17.54, 'town', 'above'],
  ],
};

export const locatorMap: LocatorMapSettings = {
  spanKm: 2900,
  centre: [-145, -17],
  country: 'Fr. Polynesia',
  hasIslets: true,
};
