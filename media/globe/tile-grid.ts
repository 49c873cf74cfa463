import type { Position } from 'geojson';
import { type Pixel, simplifyPath } from '../plates/path-data.ts';

/** A grid of square web map tiles, as stored in files. */
export interface TileGrid {
  /** Number of tiles around the equator. */
  readonly across: number;
  /** Grid units along the edge of a tile. */
  readonly steps: number;
  /** Width of the margin around a tile, as a fraction of the tile. Lines in the margin are drawn as well. */
  readonly margin: number;
  /** Corners smaller than this many square grid units are omitted. */
  readonly tolerance: number;
}

/** Column and row of a tile, counted from the north-west. */
export interface TilePosition {
  readonly x: number;
  readonly y: number;
}

/**
 * Clips closed lines to a tile. The lines are given in units of tiles. Each result is a list of steps in grid units, x,
 * y, x, y …, and the first step starts at the tile's north-western corner.
 */
export function clipRingsToTile(grid: TileGrid, rings: readonly Pixel[][], tile: TilePosition): number[][] {
  const box = boxOf(grid, tile);
  return copiesTouching(grid, rings, box)
    .map((ring) => steps(grid, toGrid(grid, clipRing(ring, box), tile), true))
    .filter((ring) => ring.length >= 6);
}

/** Clips open lines to a tile. The results have the format of `clipRingsToTile`. */
export function clipLinesToTile(grid: TileGrid, lines: readonly Pixel[][], tile: TilePosition): number[][] {
  const box = boxOf(grid, tile);
  return copiesTouching(grid, lines, box)
    .flatMap((line) => clipLine(line, box))
    .map((line) => steps(grid, toGrid(grid, line, tile), false))
    .filter((line) => line.length >= 4);
}

/**
 * Projects degrees to the plane of web map tiles, in units of tiles, counted from west to east and from north to south.
 */
export function projectToTiles([longitude = 0, latitude = 0]: Position, { across }: TileGrid): Pixel {
  const bounded = Math.max(-85.0511, Math.min(85.0511, latitude));
  const south = 0.5 - Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) / (2 * Math.PI);
  return [(0.5 + longitude / 360) * across, south * across];
}

/**
 * Projects a line that may cross the date line. Each point is moved to the copy of the world that is nearest to the
 * previous point.
 */
export function unwrapLine(line: readonly Position[], grid: TileGrid): Pixel[] {
  let previous = line[0]?.[0] ?? 0;
  return line.map(([longitude = 0, latitude = 0]) => {
    previous = longitude + 360 * Math.round((previous - longitude) / 360);
    return projectToTiles([previous, latitude], grid);
  });
}

/**
 * Closes a ring. After projection, a ring around a pole has two loose ends, which are joined along the lower edge of
 * the map.
 */
export function closeRing(ring: readonly Position[], grid: TileGrid): Pixel[] {
  const points = unwrapLine(ring, grid);
  const { across } = grid;
  const [[start] = [0], [end] = [0]] = [points[0], points.at(-1)];
  return Math.abs(end - start) > across / 2 ? [...points, [end, across], [start, across]] : points;
}

interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Returns the bounding box of a tile with its margin, in units of tiles. */
function boxOf({ margin }: TileGrid, { x, y }: TilePosition): Box {
  return { west: x - margin, north: y - margin, east: x + 1 + margin, south: y + 1 + margin };
}

/** Selects the lines that touch a box. Each is moved to the copy of the world in which it touches the box. */
function copiesTouching({ across }: TileGrid, lines: readonly Pixel[][], box: Box): Pixel[][] {
  return lines.flatMap((line) => {
    const [xs, ys] = [line.map(([x]) => x), line.map(([, y]) => y)];
    if (least(ys) > box.south || most(ys) < box.north) return [];
    const [west, east] = [least(xs), most(xs)];
    return [-across, 0, across]
      .filter((shift) => west + shift <= box.east && east + shift >= box.west)
      .map((shift) => line.map(([x, y]): Pixel => [x + shift, y]));
  });
}

const least = (values: readonly number[]) => values.reduce((one, other) => Math.min(one, other), Infinity);
const most = (values: readonly number[]) => values.reduce((one, other) => Math.max(one, other), -Infinity);

interface Edge {
  /** Signed distance of a point from the edge; positive inside the box. */
  readonly depth: (point: Pixel) => number;
}

function edgesOf({ west, north, east, south }: Box): Edge[] {
  return [
    { depth: ([x]) => x - west },
    { depth: ([x]) => east - x },
    { depth: ([, y]) => y - north },
    { depth: ([, y]) => south - y },
  ];
}

function crossing(from: Pixel, to: Pixel, { depth }: Edge): Pixel {
  const share = depth(from) / (depth(from) - depth(to));
  return [from[0] + share * (to[0] - from[0]), from[1] + share * (to[1] - from[1])];
}

/**
 * Clips a ring to a box (Sutherland and Hodgman 1974). The result is closed along the edges of the box, which are
 * outside of the visible area.
 */
function clipRing(ring: readonly Pixel[], box: Box): Pixel[] {
  let points = [...ring];
  for (const edge of edgesOf(box)) {
    const previous = points;
    points = [];
    previous.forEach((point, at) => {
      const before = previous.at(at - 1) as Pixel;
      const [isIn, wasIn] = [edge.depth(point) >= 0, edge.depth(before) >= 0];
      if (isIn !== wasIn) points.push(crossing(before, point, edge));
      if (isIn) points.push(point);
    });
  }
  return points;
}

/** Clips a line to a box, which may split it into several parts. */
function clipLine(line: readonly Pixel[], box: Box): Pixel[][] {
  return edgesOf(box).reduce(
    (stretches: Pixel[][], edge) => stretches.flatMap((one) => clipAt(one, edge)),
    [[...line]],
  );
}

function clipAt(line: readonly Pixel[], edge: Edge): Pixel[][] {
  const stretches: Pixel[][] = [];
  const stretch: Pixel[] = [];
  line.forEach((point, at) => {
    const before = line[at - 1];
    const isIn = edge.depth(point) >= 0;
    if (before !== undefined && isIn !== edge.depth(before) >= 0) stretch.push(crossing(before, point, edge));
    if (isIn) stretch.push(point);
    else if (stretch.length > 0) stretches.push(stretch.splice(0));
  });
  return stretch.length > 0 ? [...stretches, stretch] : stretches;
}

function toGrid(grid: TileGrid, points: readonly Pixel[], place: TilePosition): Pixel[] {
  return points.map(([x, y]): Pixel => [(x - place.x) * grid.steps, (y - place.y) * grid.steps]);
}

/** Converts points to steps in whole grid units, without small corners and without steps of zero length. */
function steps({ tolerance }: TileGrid, points: readonly Pixel[], isClosed: boolean): number[] {
  const { points: kept } = simplifyPath({ points, isClosed }, tolerance);
  const list: number[] = [];
  let [lastX, lastY] = [0, 0];
  kept.forEach(([pointX, pointY], at) => {
    const [x, y] = [Math.round(pointX), Math.round(pointY)];
    if (at > 0 && x === lastX && y === lastY) return;
    list.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  });
  return list;
}
