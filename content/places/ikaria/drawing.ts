import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 350,
  home: { isLandmass: true },
  ground: 'olives',
  strips: [
    { kind: 'mountains', line: '25.98,37.54 26.28,37.65', widthKm: 9 },
    { kind: 'hills', line: '26.6,37.74 27,37.75', widthKm: 16 },
    { kind: 'olives', line: '27.4,37.4 27.7,38.2 26.6,38.4', widthKm: 60 },
    { kind: 'hills', line: '25.45,37.15 25.5,36.95', widthKm: 20 },
    { kind: 'hills', line: '24.9,37.85 25.2,37.55', widthKm: 16 },
  ],
  labels: [
    ['Aegean Sea', 25.35, 38.15, 'sea'],
    ['Icarian Sea', 26.05, 37.27, 'sea'],
    ['Samos', 26.83, 37.6, 'range'],
    ['Chios', 26.1, 38.15, 'range'],
    ['Patmos', 26.75, 37.31, 'range'],
    ['Mykonos', 25.37, 37.35, 'range'],
    ['Naxos', 25.75, 37.06, 'range'],
    ['Andros', 24.85, 37.95, 'range'],
    ['Türkiye', 27.45, 37.9, 'land'],
    ['Fournoi', 26.7, 37.5, 'range'],
  ],
};
