import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 290,
  focus: [860, 310],
  isRounded: true,
  ground: 'broadleaf',
  strips: [
    { kind: 'town', line: '150.95,-33.83 151.2,-33.87 151.15,-33.96', widthKm: 27 },
    { kind: 'mountains', line: '150.2,-33.2 150.35,-33.7 150.1,-34.2', widthKm: 36 },
    { kind: 'meadow', line: '149.3,-33.6 149.6,-34.4', widthKm: 70 },
  ],
  labels: [
    ['Tasman Sea', 152.1, -33.95, 'sea'],
    ['Blue Mountains', 150.35, -33.52, 'range'],
    ['New South Wales', 149.95, -33.95, 'area'],
    ['Parramatta', 151, -33.815, 'town', 'left'],
    ['Katoomba', 150.31, -33.713, 'town', 'left'],
    ['Gosford', 151.34, -33.43, 'town', 'left'],
    ['Wollongong', 150.89, -34.3, 'town', 'left'],
    ['Botany Bay', 151.5, -34.02, 'lake'],
    ['Broken Bay', 151.56, -33.57, 'lake'],
  ],
};
