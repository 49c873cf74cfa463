import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 230,
  focus: [800, 318],
  home: { fips: ['37175'] },
  ground: 'broadleaf',
  strips: [
    { kind: 'mountains', line: '-83.6,35.6 -83.1,35.5', widthKm: 40 },
    { kind: 'mountains', line: '-83.3,35.05 -82.9,35.25 -82.6,35.15', widthKm: 17 },
    { kind: 'mountains', line: '-82.7,35.45 -82.3,35.75', widthKm: 17 },
    { kind: 'meadow', line: '-82.9,34.6 -82.2,34.85 -81.8,35.05', widthKm: 46 },
  ],
  lakes: ['jocassee'],
  rivers: ['french-broad'],
  labels: [
    ['North Carolina', -82.2, 35.47, 'land'],
    ['South Carolina', -82.95, 34.85, 'land'],
    ['Blue Ridge', -83, 35.1, 'range'],
    ['Great Smoky Mountains', -83.35, 35.52, 'range'],
    ['Asheville', -82.55, 35.595, 'town'],
    ['Hendersonville', -82.46, 35.318, 'town'],
    ['Greenville', -82.394, 34.852, 'town'],
    ['French Broad River', -82.8, 35.33, 'lake'],
  ],
};
