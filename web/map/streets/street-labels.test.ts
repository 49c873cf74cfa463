import { expect, test } from 'vitest';
import type { FrameBox } from '../label-side.ts';
import type { DrawnCell, NamedRoad } from './read-drawing.ts';
import { writeNames } from './street-labels.ts';
import type { StreetPalette } from './street-palette.ts';

const [width, height] = [300, 400];

/** Where names are written on a canvas of 300 by 400 pixels, for streets given in its pixels. */
function written(
  lines: readonly number[][],
  zoom = 17,
  marks: readonly FrameBox[] = [],
): { readonly x: number; readonly y: number }[] {
  const spots: { x: number; y: number }[] = [];
  const pen = {
    measureText: () => ({ width: 80 }),
    save: () => undefined,
    restore: () => undefined,
    rotate: () => undefined,
    strokeText: () => undefined,
    fillText: () => undefined,
    translate: (x: number, y: number) => spots.push({ x, y }),
  };
  const road: NamedRoad = {
    kind: 'residential',
    name: 'Long Street',
    isForCars: true,
    lines: lines.map((line) => Int32Array.from(line)),
  };
  writeNames([{ names: [road], places: [] as DrawnCell['places'] } as unknown as DrawnCell], {
    pen: pen as unknown as CanvasRenderingContext2D,
    palette: { halo: '#fff', ink: '#000' } as StreetPalette,
    width,
    height,
    zoom,
    marks,
    toPixels: (_, x, y) => ({ x, y }),
  });
  return spots;
}

test('a straight street far longer than the map has its name where it is visible', () => {
  const spots = written([[-5000, 200, 9000, 200]]);
  expect(spots.length).toBeGreaterThan(0);
  for (const { x, y } of spots) expect([x > 40 && x < width - 40, y]).toEqual([true, 200]);
});

test('a street that leaves the map and comes back is named on its visible pieces, not outside', () => {
  const spots = written([[150, -3000, 150, 900, 2000, 900, 2000, 100, -100, 100]]);
  expect(spots.length).toBeGreaterThan(0);
  for (const { x, y } of spots) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
});

test('a street beside the map, or too short, has no name', () => {
  expect(written([[-5000, 500, 9000, 500]])).toEqual([]);
  expect(written([[100, 100, 160, 100]])).toEqual([]);
});

test('names of one street keep their distance', () => {
  const spots = written([
    [10, 20, 290, 20],
    [10, 60, 290, 60],
    [10, 390, 290, 390],
  ]);
  expect(spots.map(({ y }) => y)).toEqual([20, 390]);
});

const markAt = (x: number, y: number): FrameBox => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });

test('a street has no name under a mark', () => {
  const street = [100, 20, 200, 20];
  expect(written([street])).not.toEqual([]);
  expect(written([street], 17, [markAt(150, 20)])).toEqual([]);
});

/** The line on which a place at 150, 200 has its name; null if it has none. */
function placeWritten(marks: readonly FrameBox[]): number | null {
  let line: number | null = null;
  const pen = {
    measureText: () => ({ width: 60 }),
    strokeText: () => undefined,
    fillText: (_: string, x: number, y: number) => {
      expect(x).toBe(150);
      line = y;
    },
  };
  const village = { kind: 'village', name: 'Upper Wood', lines: [Int32Array.of(150, 200)] };
  writeNames([{ names: [], places: [village] } as unknown as DrawnCell], {
    pen: pen as unknown as CanvasRenderingContext2D,
    palette: { halo: '#fff', ink: '#000' } as StreetPalette,
    width,
    height,
    zoom: 14,
    marks,
    toPixels: (_, x, y) => ({ x, y }),
  });
  return line;
}

test('the name of a place under a mark is above or below it, and omitted if no row is free', () => {
  expect(placeWritten([])).toBe(200);
  expect(placeWritten([markAt(150, 205)])).toBeLessThan(175);
  expect(placeWritten([markAt(150, 195), markAt(150, 160)])).toBeGreaterThan(220);
  expect(placeWritten([160, 180, 200, 220, 240].map((y) => markAt(150, y)))).toBeNull();
});
