import { areSegmentsCrossing, boundsOfLines, type GridBounds, isSegmentNearBounds } from './grid-geometry.ts';
import type { GridPoint } from './street-cell.ts';

/**
 * A line that walkers cannot cross, such as a river bank, a railway or a motorway. Its grid points are given as x, y,
 * x, y …
 */
export type ObstacleLine = readonly number[];

interface BoxedLine extends GridBounds {
  readonly points: ObstacleLine;
}

/** A collection of obstacles that can test whether a straight line crosses one of them. */
export class Obstacles {
  readonly #lines: BoxedLine[] = [];

  add(lines: readonly ObstacleLine[]): void {
    for (const points of lines) this.#lines.push({ points, ...boundsOfLines([points]) });
  }

  /** Whether the straight line between two points crosses an obstacle. */
  liesBetween(a: GridPoint, b: GridPoint): boolean {
    return this.#lines.some((line) => isSegmentNearBounds(a, b, line) && crosses(line, a, b));
  }
}

function crosses({ points }: BoxedLine, a: GridPoint, b: GridPoint): boolean {
  for (let at = 0; at + 3 < points.length; at += 2) {
    const from = { x: points[at] ?? 0, y: points[at + 1] ?? 0 };
    const to = { x: points[at + 2] ?? 0, y: points[at + 3] ?? 0 };
    if (areSegmentsCrossing(a, b, from, to)) return true;
  }
  return false;
}
