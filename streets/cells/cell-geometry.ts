import type { GridPoint } from '../../domain/streets/street-cell.ts';

/** A line, or a ring whose first and last points are equal. */
export type GridLine = readonly GridPoint[];

/** A rectangle in grid units, including its edges. */
export interface GridBox {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/**
 * The width of the world in grid units. It is small enough that both coordinates of a point fit into one safe integer.
 */
const across = 2 ** 26;

export const keyOfGridPoint = ({ x, y }: GridPoint): number => x * across + y;

export const gridPointOfKey = (key: number): GridPoint => ({ x: Math.floor(key / across), y: key % across });

/** The vertices to move: for each way id, the offset of each vertex by its key. */
export type VertexMoves = ReadonlyMap<string, ReadonlyMap<number, GridPoint>>;

/** Returns the lines after moving each vertex whose key is in `moves` by its offset. */
export function moveVertices(parts: readonly GridLine[], moves: ReadonlyMap<number, GridPoint>): GridLine[] {
  return parts.map((part) =>
    part.map((point) => {
      const by = moves.get(keyOfGridPoint(point));
      return by === undefined ? point : { x: point.x + by.x, y: point.y + by.y };
    }),
  );
}

export const isSamePoint = (a: GridPoint, b: GridPoint): boolean => a.x === b.x && a.y === b.y;

export const isInsideBox = ({ x, y }: GridPoint, { west, north, east, south }: GridBox): boolean =>
  x >= west && x <= east && y >= north && y <= south;

/** Whether the bounding box of the segment from `a` to `b` intersects a box. */
function meetsBox(a: GridPoint, b: GridPoint, { west, north, east, south }: GridBox): boolean {
  return (
    Math.max(a.x, b.x) >= west &&
    Math.min(a.x, b.x) <= east &&
    Math.max(a.y, b.y) >= north &&
    Math.min(a.y, b.y) <= south
  );
}

export function widenBox({ west, north, east, south }: GridBox, by: number): GridBox {
  return { west: west - by, north: north - by, east: east + by, south: south + by };
}

/** Generates all segments of the lines, in order. */
export function* segmentsOf(parts: readonly GridLine[]): Generator<readonly [GridPoint, GridPoint]> {
  for (const part of parts) {
    for (let step = 1; step < part.length; step++) yield [part[step - 1] as GridPoint, part[step] as GridPoint];
  }
}

/** Returns the parts of a line whose segments touch a box. The segments themselves are not clipped. */
export function selectPartsInBox(part: GridLine, box: GridBox): GridLine[] {
  const kept: GridPoint[][] = [];
  let run: GridPoint[] | null = null;
  for (let step = 1; step < part.length; step++) {
    const [a, b] = [part[step - 1] as GridPoint, part[step] as GridPoint];
    if (!meetsBox(a, b, box)) {
      run = null;
      continue;
    }
    if (run === null) {
      run = [a];
      kept.push(run);
    }
    run.push(b);
  }
  return kept;
}

const at = (a: GridPoint, b: GridPoint, share: number): GridPoint => ({
  x: Math.round(a.x + (b.x - a.x) * share),
  y: Math.round(a.y + (b.y - a.y) * share),
});

/**
 * Returns where the segment from `a` to `b` enters and leaves a box, as shares of its length (Liang and Barsky, 1984).
 * Null if the segment does not touch the box.
 */
function clippedShares(a: GridPoint, b: GridPoint, box: GridBox): readonly [number, number] | null {
  let [from, to] = [0, 1];
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const edges = [
    [-dx, a.x - box.west],
    [dx, box.east - a.x],
    [-dy, a.y - box.north],
    [dy, box.south - a.y],
  ] as const;
  for (const [towards, room] of edges) {
    if (towards === 0) {
      if (room < 0) return null;
      continue;
    }
    const share = room / towards;
    if (towards < 0) from = Math.max(from, share);
    else to = Math.min(to, share);
  }
  return from < to ? [from, to] : null;
}

/** Clips a line to a box. Where the line is cut, its new ends are on the edges of the box. */
export function clipLine(part: GridLine, box: GridBox): GridLine[] {
  const pieces: GridPoint[][] = [];
  let run: GridPoint[] | null = null;
  for (let step = 1; step < part.length; step++) {
    const [a, b] = [part[step - 1] as GridPoint, part[step] as GridPoint];
    const shares = clippedShares(a, b, box);
    if (shares === null) {
      run = null;
      continue;
    }
    const [from, to] = shares;
    if (run === null || from > 0) {
      run = [from === 0 ? a : at(a, b, from)];
      pieces.push(run);
    }
    run.push(to === 1 ? b : at(a, b, to));
    if (to < 1) run = null;
  }
  return pieces.filter(
    (piece) => piece.length > 1 && !(piece.length === 2 && isSamePoint(piece[0] as GridPoint, piece[1] as GridPoint)),
  );
}

type Cut = (from: GridPoint, to: GridPoint) => GridPoint;

function clipRingAt(ring: GridLine, isKept: (point: GridPoint) => boolean, cut: Cut): GridPoint[] {
  const out: GridPoint[] = [];
  for (let step = 0; step < ring.length - 1; step++) {
    const [a, b] = [ring[step] as GridPoint, ring[step + 1] as GridPoint];
    if (isKept(a)) out.push(a);
    if (isKept(a) !== isKept(b)) out.push(cut(a, b));
  }
  const [first] = out;
  if (first !== undefined) out.push(first);
  return out;
}

/** Clips a ring to a box (Sutherland and Hodgman, 1974). The result is empty if the ring is outside. */
export function clipRing(ring: GridLine, box: GridBox): GridLine {
  const cutX =
    (x: number): Cut =>
    (a, b) => ({ x, y: Math.round(a.y + ((b.y - a.y) * (x - a.x)) / (b.x - a.x)) });
  const cutY =
    (y: number): Cut =>
    (a, b) => ({ x: Math.round(a.x + ((b.x - a.x) * (y - a.y)) / (b.y - a.y)), y });
  let left: GridPoint[] = clipRingAt(ring, ({ x }) => x >= box.west, cutX(box.west));
  left = clipRingAt(left, ({ x }) => x <= box.east, cutX(box.east));
  left = clipRingAt(left, ({ y }) => y >= box.north, cutY(box.north));
  left = clipRingAt(left, ({ y }) => y <= box.south, cutY(box.south));
  return left.length > 3 ? left : [];
}

/** Returns twice the signed area of a ring in square grid units. It is positive for outer rings, as in vector tiles. */
export function computeDoubleArea(ring: GridLine): number {
  let sum = 0;
  for (let step = 1; step < ring.length; step++) {
    const [a, b] = [ring[step - 1] as GridPoint, ring[step] as GridPoint];
    sum += a.x * b.y - b.x * a.y;
  }
  return sum;
}

function distanceToChord({ x, y }: GridPoint, a: GridPoint, b: GridPoint): number {
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length === 0) return Math.hypot(x - a.x, y - a.y);
  return Math.abs((b.x - a.x) * (a.y - y) - (a.x - x) * (b.y - a.y)) / length;
}

/** Simplifies a line so that it deviates by at most `tolerance` (Ramer, 1972; Douglas and Peucker, 1973). */
export function simplifyLine(part: GridLine, tolerance: number): GridLine {
  const isKept = new Set([0, part.length - 1]);
  const open: (readonly [number, number])[] = [[0, part.length - 1]];
  for (let span = open.pop(); span !== undefined; span = open.pop()) {
    const [from, to] = span;
    let [farthest, most] = [-1, tolerance];
    for (let step = from + 1; step < to; step++) {
      const distance = distanceToChord(part[step] as GridPoint, part[from] as GridPoint, part[to] as GridPoint);
      if (distance > most) [farthest, most] = [step, distance];
    }
    if (farthest < 0) continue;
    isKept.add(farthest);
    open.push([from, farthest], [farthest, to]);
  }
  return part.filter((_, step) => isKept.has(step));
}
