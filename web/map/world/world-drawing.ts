import type { WaterAndTowns } from './water-and-towns.ts';
import type { WorldGeometry, WorldLine } from './world-geometry.ts';

export interface WorldPalette {
  readonly sea: string;
  readonly wave: string;
  readonly land: string;
  readonly edge: string;
  readonly river: string;
}

/**
 * The part of the map to draw. `left` and `top` are from 0 to 1 on the Web Mercator map, `size` is in pixels, and
 * `sheetSize` is the width of the whole world in pixels.
 */
export interface WorldWindow {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly sheetSize: number;
}

/** Lines in the water along the coast, as in engravings. `distance` is in pixels and `strength` is the opacity. */
const waterLines = [
  { distance: 11, strength: 0.28 },
  { distance: 6.5, strength: 0.42 },
  { distance: 3, strength: 0.6 },
] as const;

/** Coasts up to this many pixels outside a window are drawn too, because their lines in the water reach into it. */
const waterLineReach = 16;

/**
 * A point is skipped if it is closer than this to the previous one. `waterStep` applies to the wide lines in the water,
 * which need fewer points.
 */
export const minPointDistancePx = 0.6;
const waterStep = 2;

/** Draws a window of the world: the sea with the lines along the coast, the land, the coast and dashed borders. */
export function drawWorld(
  pen: CanvasRenderingContext2D,
  { land, coasts, borders }: WorldGeometry,
  palette: WorldPalette,
  view: WorldWindow,
): void {
  pen.fillStyle = palette.sea;
  pen.fillRect(0, 0, view.size, view.size);
  pen.lineJoin = 'round';
  const shore = tracePaths(coasts, view, waterStep);
  for (const { distance, strength } of waterLines) {
    stroke(pen, shore, palette.wave, distance * 2 + 1.2, strength);
    stroke(pen, shore, palette.sea, distance * 2 - 0.6, 1);
  }
  pen.fillStyle = palette.land;
  pen.fill(tracePaths(land, view, minPointDistancePx), 'evenodd');
  stroke(pen, tracePaths(coasts, view, minPointDistancePx), palette.edge, 1, 0.9);
  pen.setLineDash([3, 3]);
  stroke(pen, tracePaths(borders, view, minPointDistancePx), palette.edge, 0.8, 0.5);
  pen.setLineDash([]);
}

/** Draws the lakes and rivers of a window over its land. Lines are wider for larger rivers and at finer zooms. */
export function drawWaters(
  pen: CanvasRenderingContext2D,
  { rivers, lakes }: WaterAndTowns,
  palette: WorldPalette,
  view: WorldWindow,
): void {
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  const finer = Math.log2(view.sheetSize / (256 * 2 ** riverZoom));
  rivers.forEach((lines, rank) => {
    const width = (riverWidths[rank] ?? 0.6) * 1.22 ** finer;
    if (width >= thinnestRiver) stroke(pen, tracePaths(lines, view, minPointDistancePx), palette.river, width, 1);
  });
  const shores = tracePaths(lakes, view, minPointDistancePx);
  pen.fillStyle = palette.sea;
  pen.fill(shores, 'evenodd');
  stroke(pen, shores, palette.edge, 0.8, 0.7);
}

/**
 * Widths of rivers in pixels at zoom `riverZoom`, with the largest rank first. Lines thinner than `thinnestRiver` are
 * left out, because they would only make the land look grey.
 */
const riverZoom = 6;
const riverWidths = [1.5, 1, 0.65] as const;
const thinnestRiver = 0.6;

function stroke(pen: CanvasRenderingContext2D, path: Path2D, colour: string, width: number, strength: number): void {
  pen.globalAlpha = strength;
  pen.strokeStyle = colour;
  pen.lineWidth = width;
  pen.stroke(path);
  pen.globalAlpha = 1;
}

/**
 * Builds a path of all lines that touch the window, including those in the copies of the world to its left and right.
 */
export function tracePaths(lines: readonly WorldLine[], view: WorldWindow, step: number): Path2D {
  const path = new Path2D();
  const near = waterLineReach / view.sheetSize;
  const extent = view.size / view.sheetSize;
  for (const line of lines) {
    if (line.maxY < view.top - near || line.minY > view.top + extent + near) continue;
    for (const shift of [-1, 0, 1]) {
      const isInside = line.maxX + shift >= view.left - near && line.minX + shift <= view.left + extent + near;
      if (isInside) traceLine(path, line.points, { view, shift, step });
    }
  }
  return path;
}

interface Tracing {
  readonly view: WorldWindow;
  /** How many widths of the world the line is moved to the east. */
  readonly shift: number;
  /** Minimum distance between two points, in pixels. */
  readonly step: number;
}

/** Adds a line to a path. It skips points too close to the previous one and parts outside the window. */
function traceLine(path: Path2D, points: Float64Array, { view, shift, step }: Tracing): void {
  let [lastX, lastY] = [Infinity, Infinity];
  let [awayX, awayY] = [0, 0];
  // The sides of the window, as bits, beyond which all points since the last traced one lie. A straight line between
  // these points is outside the window too, so they can be skipped.
  let beyond = 0;
  for (let place = 0; place < points.length; place += 2) {
    const x = ((points[place] ?? 0) + shift - view.left) * view.sheetSize;
    const y = ((points[place + 1] ?? 0) - view.top) * view.sheetSize;
    const isEnd = place === 0 || place + 2 >= points.length;
    const sides = sidesBeyond(x, y, view.size);
    if (!isEnd && (sides & beyond) !== 0) {
      beyond &= sides;
      [awayX, awayY] = [x, y];
      continue;
    }
    if (beyond !== 0) path.lineTo(awayX, awayY);
    else if (!isEnd && Math.abs(x - lastX) < step && Math.abs(y - lastY) < step) continue;
    if (place === 0) path.moveTo(x, y);
    else path.lineTo(x, y);
    beyond = sides;
    [lastX, lastY, awayX, awayY] = [x, y, x, y];
  }
}

/** Returns the sides, as bits, on which a point lies outside the window and its margin. */
function sidesBeyond(x: number, y: number, size: number): number {
  const horizontal = x < -waterLineReach ? 1 : x > size + waterLineReach ? 2 : 0;
  const vertical = y < -waterLineReach ? 4 : y > size + waterLineReach ? 8 : 0;
  return horizontal | vertical;
}
