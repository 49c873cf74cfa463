import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  coast: 'us',
  spanKm: 400,
  focus: [720, 330],
  home: { fips: ['12021'] },
  ground: 'plain',
  strips: [
    { kind: 'palms', line: '-81.85,26.5 -81.8,26.1 -81.65,25.95', widthKm: 20 },
    { kind: 'marsh', line: '-81.3,26.3 -80.8,26 -80.9,25.4', widthKm: 90 },
    { kind: 'town', line: '-80.2,26.6 -80.2,25.7', widthKm: 22 },
    { kind: 'olives', line: '-81.7,26.9 -81.4,26.5', widthKm: 40 },
  ],
  lakes: ['okeechobee'],
  labels: [
    ['Gulf of Mexico', -82.6, 26, 'sea'],
    ['Everglades', -80.85, 25.72, 'area'],
    ['Fort Myers', -81.87, 26.64, 'town'],
    ['Miami', -80.19, 25.77, 'town', 'left'],
    ['Marco Island', -81.73, 25.94, 'town', 'left'],
    ['Immokalee', -81.417, 26.418, 'town'],
  ],
};
