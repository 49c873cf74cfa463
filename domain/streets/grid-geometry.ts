import type { GridPoint } from './street-cell.ts';

/** A bounding box in grid coordinates, where y grows to the south. */
export interface GridBounds {
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

/** Returns the bounding box of lines whose points are given as x, y, x, y … */
export function boundsOfLines(lines: readonly (readonly number[])[]): GridBounds {
  let west = Number.POSITIVE_INFINITY;
  let north = Number.POSITIVE_INFINITY;
  let east = Number.NEGATIVE_INFINITY;
  let south = Number.NEGATIVE_INFINITY;
  for (const points of lines)
    for (let at = 0; at + 1 < points.length; at += 2) {
      const x = points[at] ?? 0;
      const y = points[at + 1] ?? 0;
      west = Math.min(west, x);
      north = Math.min(north, y);
      east = Math.max(east, x);
      south = Math.max(south, y);
    }
  return { west, north, east, south };
}

/** Whether the bounding box of the segment from a to b intersects or touches another box. */
export const isSegmentNearBounds = (a: GridPoint, b: GridPoint, { west, north, east, south }: GridBounds): boolean =>
  west <= Math.max(a.x, b.x) &&
  east >= Math.min(a.x, b.x) &&
  north <= Math.max(a.y, b.y) &&
  south >= Math.min(a.y, b.y);

/**
 * Returns a number whose sign shows on which side of the line from a to b a point is; 0 if the point is on the line.
 */
export const sideOf = (a: GridPoint, b: GridPoint, { x, y }: GridPoint): number =>
  (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);

/** Whether the segments a–b and c–d cross at an inner point of both. */
export const areSegmentsCrossing = (a: GridPoint, b: GridPoint, c: GridPoint, d: GridPoint): boolean =>
  sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;

/**
 * Whether a ray from a point to the east crosses the segment from a to b. By the even-odd rule, a point is inside an
 * area if its ray crosses the area's edges an odd number of times.
 */
export const isCrossedByEastwardRay = ({ x, y }: GridPoint, a: GridPoint, b: GridPoint): boolean =>
  a.y > y !== b.y > y && x < a.x + ((y - a.y) * (b.x - a.x)) / (b.y - a.y);

/**
 * Returns the point of the segment from a to b that is nearest to a given point, and its relative position on the
 * segment: 0 at a, 1 at b.
 */
export function findNearestPointOnSegment(
  a: GridPoint,
  b: GridPoint,
  { x, y }: GridPoint,
): { readonly point: GridPoint; readonly share: number } {
  const [acrossX, acrossY] = [b.x - a.x, b.y - a.y];
  const squared = acrossX ** 2 + acrossY ** 2;
  const along = squared === 0 ? 0 : ((x - a.x) * acrossX + (y - a.y) * acrossY) / squared;
  const share = Math.max(0, Math.min(1, along));
  return { point: { x: a.x + share * acrossX, y: a.y + share * acrossY }, share };
}
