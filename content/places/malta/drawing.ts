import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 170,
  focus: [780, 310],
  home: { country: 'Malta' },
  hasWinds: true,
  isRounded: true,
  strips: [
    { kind: 'town', line: '14.5,35.89 14.51,35.87', widthKm: 7 },
    { kind: 'vineyard', line: '14.37,35.93 14.42,35.86', widthKm: 9 },
    { kind: 'hills', line: '14.2,36.05 14.28,36.04', widthKm: 9 },
  ],
  labels: [
    ['Mediterranean Sea', 13.78, 36.02, 'sea'],
    ['Malta Channel', 14.85, 36.12, 'area'],
    ['Gozo', 14.22, 36.11, 'range'],
    ['Valletta', 14.514, 35.9, 'town'],
    ['Mdina', 14.403, 35.886, 'town', 'below'],
    ['Marsaxlokk', 14.543, 35.842, 'town'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 700 };
