import type { WaterAndTowns } from './water-and-towns.ts';
import type { WorldGeometry, WorldLine } from './world-geometry.ts';

export interface WorldPalette {
  readonly sea: string;
  readonly wave: string;
  readonly land: string;
  readonly edge: string;
  readonly river: string;
}

/** A window of the map: its left and top edge, and the width of the whole world in pixels. */
export interface WorldWindow {
  readonly left: number;
  readonly top: number;
  readonly size: number;
  readonly sheetSize: number;
}

/** Waterlines along the coast, as in engravings: distance in pixels and opacity. */
const waterLines = [
  { distance: 11, strength: 0.28 },
  { distance: 6.5, strength: 0.42 },
  { distance: 3, strength: 0.6 },
] as const;

/** Margin around a window in which coasts have waterlines that reach into it, in pixels. */
const reach = 16;

/** Points closer than this many pixels to the previous one are skipped; wide waterlines need fewer. */
export const minPointDistancePx = 0.6;
const waterStep = 2;

/** Draws a window of the world: sea, waterlines, land, coast and dashed borders. */
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

/** Draws a window's lakes and rivers over its land; larger rivers and finer zooms have wider lines. */
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

/** Widths of rivers in pixels at this zoom, largest rank first; lines below the minimum would only grey the land. */
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

/** All lines that touch the window, including the copies of the world to its left and right. */
export function tracePaths(lines: readonly WorldLine[], view: WorldWindow, step: number): Path2D {
  const path = new Path2D();
  const near = reach / view.sheetSize;
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
  /** Horizontal offset in worlds. */
  readonly shift: number;
  /** Minimum distance between two points, in pixels. */
  readonly step: number;
}

/** Adds a line to a path, skipping points too close to the last one and stretches outside the window. */
function traceLine(path: Path2D, points: Float64Array, { view, shift, step }: Tracing): void {
  let [lastX, lastY] = [Infinity, Infinity];
  let [awayX, awayY] = [0, 0];
  // The sides of the window beyond which all points since the last traced one are; a straight line between them is
  // outside too.
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

/** The sides of the window beyond which a point is, including the waterline margin, as bits. */
function sidesBeyond(x: number, y: number, size: number): number {
  const horizontal = x < -reach ? 1 : x > size + reach ? 2 : 0;
  const vertical = y < -reach ? 4 : y > size + reach ? 8 : 0;
  return horizontal | vertical;
}
