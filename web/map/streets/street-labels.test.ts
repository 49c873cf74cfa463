import { expect, test } from 'vitest';
import type { FrameBox } from '../label-side.ts';
import type { DrawnCell, NamedRoad } from './read-drawing.ts';
import { drawStreetNames } from './street-labels.ts';
import type { StreetPalette } from './street-palette.ts';

const [width, height] = [300, 400];

/**
 * Returns the positions at which names are drawn on a canvas of 300 by 400 pixels. The streets are given in pixels of
 * that canvas.
 */
function drawnNamePositions(
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
  drawStreetNames([{ names: [road], places: [] as DrawnCell['places'] } as unknown as DrawnCell], {
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
  const spots = drawnNamePositions([[-5000, 200, 9000, 200]]);
  expect(spots.length).toBeGreaterThan(0);
  for (const { x, y } of spots) expect([x > 40 && x < width - 40, y]).toEqual([true, 200]);
});

test('a street that leaves the map and returns is named on its visible pieces only', () => {
  const spots = drawnNamePositions([[150, -3000, 150, 900, 2000, 900, 2000, 100, -100, 100]]);
  expect(spots.length).toBeGreaterThan(0);
  for (const { x, y } of spots) expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
});

test('a street outside the map, or too short, has no name', () => {
  expect(drawnNamePositions([[-5000, 500, 9000, 500]])).toEqual([]);
  expect(drawnNamePositions([[100, 100, 160, 100]])).toEqual([]);
});

test('names of one street keep their distance', () => {
  const spots = drawnNamePositions([
    [10, 20, 290, 20],
    [10, 60, 290, 60],
    [10, 390, 290, 390],
  ]);
  expect(spots.map(({ y }) => y)).toEqual([20, 390]);
});

const markAt = (x: number, y: number): FrameBox => ({ left: x - 20, top: y - 20, right: x + 20, bottom: y + 20 });

test('a street has no name under a marker', () => {
  const street = [100, 20, 200, 20];
  expect(drawnNamePositions([street])).not.toEqual([]);
  expect(drawnNamePositions([street], 17, [markAt(150, 20)])).toEqual([]);
});

/** Returns the positions of the names of villages and hamlets, whose places are given in pixels. */
function drawnPlacePositions(
  places: readonly { readonly kind: string; readonly name: string; readonly at: readonly [number, number] }[],
  marks: readonly FrameBox[],
): Record<string, readonly [x: number, y: number]> {
  const found: Record<string, readonly [number, number]> = {};
  const pen = {
    measureText: () => ({ width: 60 }),
    strokeText: () => undefined,
    fillText: (name: string, x: number, y: number) => {
      found[name] = [x, y];
    },
  };
  const drawn = places.map(({ kind, name, at }) => ({ kind, name, lines: [Int32Array.from(at)] }));
  drawStreetNames([{ names: [], places: drawn } as unknown as DrawnCell], {
    pen: pen as unknown as CanvasRenderingContext2D,
    palette: { halo: '#fff', ink: '#000' } as StreetPalette,
    width,
    height,
    zoom: 14,
    marks,
    toPixels: (_, x, y) => ({ x, y }),
  });
  return found;
}

test('the name of a place under a marker is beside it, and omitted if there is no space', () => {
  const nameBeside = (...marks: FrameBox[]) =>
    drawnPlacePositions([{ kind: 'village', name: 'Upper Wood', at: [150, 200] }], marks)['Upper Wood'];
  expect(nameBeside()).toEqual([150, 200]);
  expect(nameBeside(markAt(150, 210))).toEqual([150, 177.5]);
  expect(nameBeside(markAt(150, 190))).toEqual([150, 222.5]);
  expect(nameBeside(markAt(150, 180), markAt(150, 220))).toEqual([210, 200]);
  // Above, below and on both sides, so that only a corner is left.
  const around = [markAt(150, 175), markAt(141, 225), markAt(205, 190), markAt(95, 200)];
  expect(nameBeside(...around)).toEqual([192, 222.5]);
  const everywhere = [90, 120, 150, 180, 210].flatMap((x) => [160, 190, 220, 250].map((y) => markAt(x, y)));
  expect(nameBeside(...everywhere)).toBeUndefined();
});

test('moves the name of a place clear of a pin, which is taller than wide', () => {
  const pin: FrameBox = { left: 110, top: 160, right: 130, bottom: 200 };
  const found = drawnPlacePositions([{ kind: 'village', name: 'Upper Wood', at: [150, 200] }], [pin]);
  expect(found).toEqual({ 'Upper Wood': [150, 222.5] });
});

test('names only the larger of two places where there is space for one name', () => {
  const found = drawnPlacePositions(
    [
      { kind: 'hamlet', name: 'Mill', at: [150, 205] },
      { kind: 'village', name: 'Upper Wood', at: [150, 200] },
    ],
    [],
  );
  expect(found).toEqual({ 'Upper Wood': [150, 200] });
});

test('the name of a place near the edge of the map is moved into it whole, and a place beyond the edge has none', () => {
  const nameAt = (x: number, y: number, ...marks: FrameBox[]) =>
    drawnPlacePositions([{ kind: 'village', name: 'Upper Wood', at: [x, y] }], marks)['Upper Wood'];
  expect(nameAt(width - 5, 200)).toEqual([width - 36, 200]);
  expect(nameAt(5, 200)).toEqual([36, 200]);
  expect(nameAt(150, 2)).toEqual([150, 13.5]);
  expect(nameAt(150, height - 2)).toEqual([150, height - 13.5]);
  expect(nameAt(width + 5, 200)).toBeUndefined();
  expect(nameAt(width - 5, 200, markAt(width - 30, 210))).toEqual([width - 36, 177.5]);
});
