import type { MapPlateSettings } from '../../../media/plates/map-plate-settings.ts';

export const mapPlate: MapPlateSettings = {
  spanKm: 1060,
  focus: [800, 315],
  home: { country: 'Iceland' },
  ground: 'desert',
  strips: [
    { kind: 'ice', line: '-17.8,64.3 -16.6,64.4 -15.9,64.4', widthKm: 88 },
    { kind: 'ice', line: '-20.2,64.65 -19.9,64.75', widthKm: 26 },
    { kind: 'ice', line: '-19.05,64.8 -18.6,64.85', widthKm: 34 },
    { kind: 'ice', line: '-19.4,63.65 -19,63.65', widthKm: 32 },
    { kind: 'lava', line: '-22.5,63.9 -20.8,64.3', widthKm: 40 },
    { kind: 'lava', line: '-17,64.9 -16.7,65.7', widthKm: 70 },
    { kind: 'mountains', line: '-23.2,65.9 -22.4,65.6', widthKm: 120 },
    { kind: 'mountains', line: '-19,65.9 -18.1,65.8', widthKm: 76 },
    { kind: 'mountains', line: '-14.6,65.6 -14.3,65 -14.9,64.6', widthKm: 66 },
    { kind: 'desert', line: '-18.6,64.5 -17.6,65.1', widthKm: 60 },
    { kind: 'meadow', line: '-21.2,63.9 -19.9,63.7', widthKm: 40 },
  ],
  labels: [
    ['Norwegian Sea', -11.1, 65.7, 'sea'],
    ['Atlantic Ocean', -24.6, 63.5, 'sea'],
    ['Vatnajökull', -16.9, 64.42, 'range'],
    ['Reykjavík', -21.94, 64.147, 'town'],
    ['Akureyri', -18.1, 65.68, 'town'],
    ['Ísafjörður', -23.12, 66.07, 'town', 'left'],
    ['Egilsstaðir', -14.39, 65.26, 'town', 'left'],
    ['Vík', -19, 63.42, 'town', 'below'],
    ['Arctic Circle', -20.6, 66.56, 'lake'],
  ],
};
