/**
 * A small symbol for a kind of land, in the style of an engraving. It has several drawings in relative SVG commands
 * without arcs, so that all numbers can be scaled. A drawing starts at the foot of the symbol. `gapPixels` is the
 * distance between two symbols.
 */
export interface TerrainSymbol {
  readonly gapPixels: number;
  readonly drawings: readonly string[];
  /** Half of the symbol's width or height. Symbols are kept this far away from coasts and text. */
  readonly reachPixels: number;
}

export type TerrainKind =
  | 'mountains'
  | 'hills'
  | 'conifers'
  | 'broadleaf'
  | 'palms'
  | 'prairie'
  | 'plain'
  | 'meadow'
  | 'desert'
  | 'dunes'
  | 'vineyard'
  | 'olives'
  | 'marsh'
  | 'ice'
  | 'lava'
  | 'town'
  | 'paddies';

export const terrainSymbols: Readonly<Record<TerrainKind, TerrainSymbol>> = {
  mountains: {
    gapPixels: 25,
    reachPixels: 12,
    drawings: [
      'm-11 0l8-14l3-3l3 4l9 13m-12-17l1 6l-2 4l2 6m3-8l2 7m1-4l1 4',
      'm-9 0l6-10l3-4l4 6l6 8m-10-14l-1 5l2 4l-1 4m4-6l1 5',
      'm-13 0l7-11l4-2l3-5l5 8l8 10m-13-18l1 7l-1 5m4-4l1 6m3-5l2 4',
    ],
  },
  hills: {
    gapPixels: 24,
    reachPixels: 10,
    drawings: [
      'm-10 0q4-9 10-9q6 0 10 9m-7-7l2 5m-5-6l1 4m6-1l2 4',
      'm-8 0q3-7 8-7q5 0 8 7m-5-5l1 4m2-2l1 3',
      'm-11 0q3-6 7-6q4 0 6 5q3-6 9 1m-11-4l1 3m7-2l1 3',
    ],
  },
  conifers: {
    gapPixels: 19,
    reachPixels: 9,
    drawings: [
      'm0 0v-3m-4 0l4-10l4 10z',
      'm-4 0v-2m-3 0l3-8l3 8zm8 4v-2m-3 0l3-9l3 9z',
      'm0 0v-3m-3 0l3-5m-2-1l2-4l2 4m-2 1l3 5z',
    ],
  },
  broadleaf: {
    gapPixels: 20,
    reachPixels: 9,
    drawings: [
      'm0 0v-4q-5 0-5-4q0-4 5-4q5 0 5 4q0 4-5 4m2-6q2 1 1 3',
      'm-4 0v-3q-4 0-4-3q0-4 4-4q4 0 4 4q0 3-4 3m9 6v-3q-4 0-4-4q0-3 4-3q4 0 4 3q0 4-4 4m1-5q2 1 1 2',
    ],
  },
  palms: {
    gapPixels: 23,
    reachPixels: 10,
    drawings: [
      'm0 0q2-5 0-10q-4-2-6 2m6-2q3-3 6 1m-6-1q-3-4-5-3m5 3q3-5 5-3',
      'm0 0q-2-5 0-11q4-2 6 2m-6-2q-3-3-6 1m6-1q3-4 5-3m-5 3q-2-4-5-3',
    ],
  },
  prairie: {
    gapPixels: 30,
    reachPixels: 11,
    drawings: [
      'm-6 0l-1-4m3 4v-6m2 6l2-5m3 5h9',
      'm-9 0h7m2 0l-1-5m3 5l1-6m2 6l2-4',
      'm-8 0h16m-11 4h8m-6-4l-1-5m3 5l1-5',
    ],
  },
  plain: {
    gapPixels: 34,
    reachPixels: 12,
    drawings: ['m-10 0h20m-14 4h9', 'm-8 0h13m-9 4h16m-11 4h7', 'm-11 0h9m4 0h9m-14 4h12'],
  },
  meadow: {
    gapPixels: 27,
    reachPixels: 8,
    drawings: ['m-3 0l-2-4m4 4v-6m2 6l2-4', 'm0 0v-5m-3 5l-1-3m7 3l2-3', 'm-6 0l-1-3m2 3l1-4m7 7l-1-4m2 4l2-3'],
  },
  desert: {
    gapPixels: 21,
    reachPixels: 8,
    drawings: [
      'm-6-2h.1m5 3h.1m6-4h.1m-3 7h.1m-9 0h.1',
      'm-5 2h.1m6-5h.1m4 5h.1m-6 2h.1',
      'm-3-4h.1m-4 5h.1m8-1h.1m-3 4h.1m7-1h.1',
    ],
  },
  dunes: {
    gapPixels: 34,
    reachPixels: 13,
    drawings: ['m-13 0q7-6 14-2q5 3 11-1m-17 4h.1m6 1h.1m5-1h.1', 'm-11 0q5-5 11-2q5 2 10-3m-13 6h.1m5 1h.1m-2-9h.1'],
  },
  vineyard: {
    gapPixels: 25,
    reachPixels: 11,
    drawings: [
      'm-9 0l12-6m-10 10l14-7m-11 10l13-6',
      'm-9-3l13 5m-11 0l12 5m-15-4l4 1m6-9l9 4',
      'm-8-4v9m4-10v10m4-10v10m4-9v8',
    ],
  },
  olives: {
    gapPixels: 22,
    reachPixels: 8,
    drawings: [
      'm0 0v-3q-4 0-4-3q2-3 4-3q3 0 4 3q0 3-4 3m-5 3h3m4 0h3',
      'm0 0l1-4q-4 0-4-2q1-4 5-4q4 1 3 4q-1 3-4 2m-4 4h6',
    ],
  },
  marsh: {
    gapPixels: 29,
    reachPixels: 11,
    drawings: ['m-11 0h22m-16 0l-1-4m3 4v-6m3 6l1-4m-6 8h10', 'm-9 0h15m-9 0v-5m2 5l1-6m2 6l1-4m-14 8h9m3 0h6'],
  },
  ice: {
    gapPixels: 22,
    reachPixels: 11,
    drawings: ['m-11 0q5-4 11-1q5 2 11-1m-18 5q5-3 9-1', 'm-9 0q4-3 9-1q5 2 10-1m-13-3q4-2 8 0'],
  },
  lava: {
    gapPixels: 26,
    reachPixels: 10,
    drawings: ['m-8 0l4-5l3 3l4-4l6 6m-12 3h.1m6 0h.1', 'm-7 0l5-6l5 6l3-3m-9 6h.1m6-1h.1m-3-9h.1'],
  },
  town: {
    gapPixels: 13,
    reachPixels: 6,
    drawings: [
      'm-4-3h3v3h-3zm5 0h4v3h-4zm-4 5h5v3h-5z',
      'm-4-4h4v4h-4zm6 1h2v5h-2zm-5 4h4v2h-4z',
      'm-3-3h6v3h-6zm0 5h2v2h-2zm4 0h3v3h-3z',
    ],
  },
  paddies: {
    gapPixels: 28,
    reachPixels: 11,
    drawings: ['m-10-3l12-2l9 3l-11 3zm8 4l3-4m-4 7q5-2 9-1', 'm-9 0l10-4l8 4l-9 3zm5 1l9-3'],
  },
};
