import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { drawStreets } from './draw-streets.ts';
import type { DrawnCell, DrawnFeature } from './read-drawing.ts';
import type { StreetPalette } from './street-palette.ts';

beforeEach(() => {
  vi.stubGlobal('Path2D', class { moveTo() {} lineTo() {} closePath() {} }); // biome-ignore format: a class in a line
});
afterEach(() => {
  vi.unstubAllGlobals();
});

/** A palette in which each colour has its own name. */
const palette = new Proxy({}, { get: (_, name) => name }) as StreetPalette;

/** Returns the colours and widths of the lines that draw one road at a zoom, in their order. */
function strokesOf(kind: string, zoom: number): readonly (readonly [colour: string, width: number])[] {
  const road: DrawnFeature = {
    kind,
    name: '',
    structure: null,
    isForCars: true,
    lines: [Int32Array.of(100, 100, 400, 400)],
    west: 100,
    north: 100,
    east: 400,
    south: 400,
  };
  const strokes: [string, number][] = [];
  const pen = {
    strokeStyle: '',
    lineWidth: 0,
    fill: () => undefined,
    setLineDash: () => undefined,
    stroke() {
      strokes.push([this.strokeStyle, this.lineWidth]);
    },
  };
  const nothing = { built: [], green: [], water: [], waterways: [], squares: [], buildings: [], railways: [] };
  const cell = { ...nothing, roads: [road], places: [], names: [] } as unknown as DrawnCell;
  const view = { left: 0, top: 0, pixels: 512, scale: 1, zoom, metresPerPixel: 100_000 / 2 ** zoom };
  drawStreets(pen as unknown as CanvasRenderingContext2D, cell, palette, view);
  return strokes;
}

const coloursOf = (kind: string, zoom: number) => strokesOf(kind, zoom).map(([colour]) => colour);

test('main roads have an edge at every zoom, so that they are not fainter than small ones', () => {
  for (const zoom of [12, 13, 14, 16, 18]) {
    expect(coloursOf('primary', zoom)).toEqual(['casing', 'main']);
    expect(coloursOf('tertiary', zoom)).toEqual(['casing', 'middle']);
  }
});

test('a small road is one dark line until there is room for an edge', () => {
  expect(coloursOf('residential', 13)).toEqual(['thin']);
  expect(coloursOf('residential', 17)).toEqual(['casing', 'small']);
});

test('a wider road has the wider line', () => {
  for (const zoom of [12, 14, 16]) {
    const widths = ['tertiary', 'primary', 'motorway'].map((kind) => strokesOf(kind, zoom)[1]?.[1] ?? 0);
    expect(widths).toEqual([...widths].sort((a, b) => a - b));
  }
});
