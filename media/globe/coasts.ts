import type { Position } from 'geojson';
import { borders, land } from '../geometry.ts';
import { type Pixel, simplify } from '../plates/path-data.ts';

/** Tiles of this zoom are one file each: 16 by 16 cover the world. */
const tileZoom = 4;
const across = 2 ** tileZoom;

/** Steps of the grid along a tile's edge: two to a pixel of zoom 8. */
export const gridSteps = 8192;

/** How far beyond its edge a tile is drawn, as a part of it, so that the water-lines of a neighbour's coast reach into it. */
const margin = 0.03;

/** Largest corner that may be left out, in squares of the grid. */
const tolerance = 1.5;

/** Antarctica below the Antarctic Circle is left to the coarse outlines. */
const lastRow = 11;

/** A tile's outlines: each a list of steps on the grid, x, y, x, y …, the first from the tile's north-western corner. */
export interface CoastTile {
  readonly land: readonly (readonly number[])[];
  readonly borders: readonly (readonly number[])[];
}

/** Natural Earth 1:10m in tiles of zoom 4, by "x-y"; those without land have none. For the map from zoom 6 on. */
export function coastTiles(): ReadonlyMap<string, CoastTile> {
  const tiles = new Map<string, CoastTile>();
  for (let y = 0; y <= lastRow; y += 1) {
    for (let x = 0; x < across; x += 1) {
      const tile = coastTile(x, y);
      if (tile.land.length > 0) tiles.set(`${x}-${y}`, tile);
    }
  }
  return tiles;
}

/** One tile, counted from the north-west. */
export function coastTile(x: number, y: number): CoastTile {
  const { rings, lines } = outlines();
  const box = boxOf(x, y);
  const inTile = (points: readonly Pixel[]) => points.map((point) => toGrid(point, x, y));
  const landHere = copies(rings, box).map((ring) => inTile(clipRing(ring, box)));
  const bordersHere = copies(lines, box).flatMap((line) => clipLine(line, box).map(inTile));
  return {
    land: landHere.map((ring) => steps(ring, true)).filter((ring) => ring.length >= 6),
    borders: bordersHere.map((line) => steps(line, false)).filter((line) => line.length >= 4),
  };
}

interface Outlines {
  readonly rings: readonly Pixel[][];
  readonly lines: readonly Pixel[][];
}

let world: Outlines | null = null;

/** All coasts and borders in tiles, read once. */
function outlines(): Outlines {
  world ??= { rings: land('10m').flat().map(closedRing), lines: borders('countries').coordinates.map(unrolled) };
  return world;
}

interface Box {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** In tiles, with its margin. */
function boxOf(x: number, y: number): Box {
  return { west: x - margin, north: y - margin, east: x + 1 + margin, south: y + 1 + margin };
}

/** Degrees to tiles of the web map, 0 to 16 from west to east and north to south. */
function project([longitude = 0, latitude = 0]: Position): Pixel {
  const bounded = Math.max(-85.0511, Math.min(85.0511, latitude));
  const south = 0.5 - Math.log(Math.tan(Math.PI / 4 + (bounded * Math.PI) / 360)) / (2 * Math.PI);
  return [(0.5 + longitude / 360) * across, south * across];
}

/** The outlines know no cut at the date line: each point is moved to the copy nearest to the one before. */
function unrolled(line: readonly Position[]): Pixel[] {
  let previous = line[0]?.[0] ?? 0;
  return line.map(([longitude = 0, latitude = 0]) => {
    previous = longitude + 360 * Math.round((previous - longitude) / 360);
    return project([previous, latitude]);
  });
}

/** A ring round the pole does not close when unrolled; it is closed along the lower edge of the sheet. */
function closedRing(ring: readonly Position[]): Pixel[] {
  const points = unrolled(ring);
  const [[start] = [0], [end] = [0]] = [points[0], points.at(-1)];
  return Math.abs(end - start) > across / 2 ? [...points, [end, across], [start, across]] : points;
}

/** The lines that touch a box, each moved to the copy of the world that does. */
function copies(lines: readonly Pixel[][], box: Box): Pixel[][] {
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
  /** Positive inside the box. */
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

/** The part of a ring within a box (Sutherland and Hodgman 1974): closed along the box's edges, which lie beyond what is shown. */
function clipRing(ring: readonly Pixel[], box: Box): Pixel[] {
  let points = [...ring];
  for (const edge of edgesOf(box)) {
    const former = points;
    points = [];
    former.forEach((point, at) => {
      const before = former.at(at - 1) as Pixel;
      const [isIn, wasIn] = [edge.depth(point) >= 0, edge.depth(before) >= 0];
      if (isIn !== wasIn) points.push(crossing(before, point, edge));
      if (isIn) points.push(point);
    });
  }
  return points;
}

/** The stretches of a line within a box. */
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

const toGrid = ([x, y]: Pixel, tileX: number, tileY: number): Pixel => [
  (x - tileX) * gridSteps,
  (y - tileY) * gridSteps,
];

/** Whole steps from point to point, without small corners and without standing still. */
function steps(points: readonly Pixel[], isClosed: boolean): number[] {
  const { points: kept } = simplify({ points, isClosed }, tolerance);
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
