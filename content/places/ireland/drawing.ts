import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 1300,
  focus: [840, 315],
  home: { country: 'Ireland' },
  ground: 'meadow',
  strips: [
    { kind: 'mountains', line: '-10,51.9 -9.3,52', widthKm: 60 },
    { kind: 'hills', line: '-9.8,53.5 -9.6,54', widthKm: 50 },
    { kind: 'hills', line: '-6.4,53.1 -6.6,52.7', widthKm: 34 },
    { kind: 'hills', line: '-8.3,54.9 -7,54.8 -6.2,55', widthKm: 46 },
    { kind: 'mountains', line: '-5.5,56.8 -4,57', widthKm: 120 },
    { kind: 'hills', line: '-4,52.1 -3.6,53', widthKm: 70 },
    { kind: 'meadow', line: '-8.6,52.5 -7.3,53.3 -7.5,54.1', widthKm: 150 },
  ],
  rivers: ['shannon'],
  labels: [
    ['Atlantic Ocean', -13.4, 54.3, 'sea'],
    ['Irish Sea', -4.75, 53.75, 'area'],
    ['Great Britain', -2, 52.5, 'land'],
    ['Dublin', -6.26, 53.35, 'town'],
    ['Cork', -8.47, 51.9, 'town', 'above'],
    ['Galway', -9.05, 53.27, 'town', 'left'],
    ['Limerick', -8.63, 52.66, 'town'],
    ['Belfast', -5.93, 54.6, 'town', 'left'],
    ['Sligo', -8.47, 54.27, 'town', 'left'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 640 };
