import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 330,
  focus: [820, 300],
  home: { fips: ['48027'] },
  ground: 'hills',
  strips: [
    { kind: 'prairie', line: '-97,31.9 -97.1,31 -97.4,30.4', widthKm: 46 },
    { kind: 'broadleaf', line: '-96.2,31.5 -96.4,30.3', widthKm: 70 },
  ],
  lakes: ['belton', 'stillhouse'],
  rivers: ['brazos', 'leon', 'lampasas'],
  labels: [
    ['Texas', -98.35, 31.25, 'land'],
    ['Hill Country', -98.45, 30.7, 'range'],
    ['Brazos River', -96.9, 31.37, 'lake'],
    ['Waco', -97.146, 31.55, 'town', 'left'],
    ['Temple', -97.343, 31.098, 'town'],
    ['Lampasas', -98.18, 31.064, 'town', 'below'],
    ['Georgetown', -97.68, 30.633, 'town', 'left'],
  ],
};
