import type { LocatorMapSettings } from '../../../media/locators/locator-map-settings.ts';
import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 1560,
  focus: [790, 300],
  home: { country: 'South Korea' },
  ground: 'hills',
  strips: [
    { kind: 'mountains', line: '128.6,38.2 128.9,37.2 128,36.4 127.6,35.4', widthKm: 70 },
    { kind: 'paddies', line: '126.8,37.2 126.9,35.8 126.7,35', widthKm: 70 },
    { kind: 'mountains', line: '126.8,39.3 127.2,40.2', widthKm: 120 },
    { kind: 'hills', line: '131,34.3 132.4,34.6 134.5,35.2', widthKm: 90 },
    { kind: 'mountains', line: '131,33.2 131.2,32', widthKm: 90 },
    { kind: 'plain', line: '119,36.8 119,34', widthKm: 200 },
  ],
  rivers: ['han'],
  labels: [
    ['Yellow Sea', 123.6, 36, 'sea'],
    ['East Sea', 131, 37.7, 'sea'],
    ['(Sea of Japan)', 131, 37.28, 'area'],
    ['Korea Strait', 129.5, 34.1, 'range'],
    ['North Korea', 126.6, 38.85, 'range'],
    ['Japan', 133.5, 34.7, 'land'],
    ['Seoul', 127, 37.55, 'town', 'left'],
    ['Busan', 129.05, 35.15, 'town'],
    ['Gwangju', 126.85, 35.16, 'town', 'left'],
  ],
};

export const locatorMap: LocatorMapSettings = { spanKm: 760 };
