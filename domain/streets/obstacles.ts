import type { GridPoint } from './street-cell.ts';

/** A line that walkers cannot cross: a river bank, a railway, a motorway. Grid points as x, y, x, y … */
export type ObstacleLine = readonly number[];

interface BoxedLine {
  readonly points: ObstacleLine;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

function boxed(points: ObstacleLine): BoxedLine {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let at = 0; at + 1 < points.length; at += 2) {
    const [x, y] = [points[at] ?? 0, points[at + 1] ?? 0];
    [west, north, east, south] = [Math.min(west, x), Math.min(north, y), Math.max(east, x), Math.max(south, y)];
  }
  return { points, west, north, east, south };
}

/** The side of the line from a to b on which a point is: positive, negative, or 0 on it. */
const side = (a: GridPoint, b: GridPoint, { x, y }: GridPoint) => (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

function doCross(a: GridPoint, b: GridPoint, c: GridPoint, d: GridPoint): boolean {
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** Obstacles between places that look close to each other. */
export class Obstacles {
  readonly #lines: BoxedLine[] = [];

  add(lines: readonly ObstacleLine[]): void {
    for (const points of lines) this.#lines.push(boxed(points));
  }

  /** Whether the straight line between two points crosses one. */
  liesBetween(a: GridPoint, b: GridPoint): boolean {
    const [west, east] = a.x < b.x ? [a.x, b.x] : [b.x, a.x];
    const [north, south] = a.y < b.y ? [a.y, b.y] : [b.y, a.y];
    return this.#lines.some(
      (line) =>
        line.west <= east && line.east >= west && line.north <= south && line.south >= north && crosses(line, a, b),
    );
  }
}

function crosses({ points }: BoxedLine, a: GridPoint, b: GridPoint): boolean {
  for (let at = 0; at + 3 < points.length; at += 2) {
    const from = { x: points[at] ?? 0, y: points[at + 1] ?? 0 };
    const to = { x: points[at + 2] ?? 0, y: points[at + 3] ?? 0 };
    if (doCross(a, b, from, to)) return true;
  }
  return false;
}
