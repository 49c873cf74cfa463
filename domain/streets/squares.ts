import type { GridPoint } from './street-cell.ts';
import { metresBetween } from './street-grid.ts';

/** The closed rings of an area, holes included, in grid coordinates: x, y, x, y … */
export type AreaRings = readonly (readonly number[])[];

interface BoxedArea {
  readonly rings: AreaRings;
  readonly west: number;
  readonly north: number;
  readonly east: number;
  readonly south: number;
}

function boxed(rings: AreaRings): BoxedArea {
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const ring of rings)
    for (let at = 0; at + 1 < ring.length; at += 2) {
      const [x, y] = [ring[at] ?? 0, ring[at + 1] ?? 0];
      [west, north, east, south] = [Math.min(west, x), Math.min(north, y), Math.max(east, x), Math.max(south, y)];
    }
  return { rings, west, north, east, south };
}

/** Whether a point lies in rings, by the even-odd rule. */
function isWithin({ x, y }: GridPoint, { rings, west, north, east, south }: BoxedArea): boolean {
  if (x < west || x > east || y < north || y > south) return false;
  let isIn = false;
  for (const ring of rings)
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const [ax, ay, bx, by] = [ring[at] ?? 0, ring[at + 1] ?? 0, ring[at + 2] ?? 0, ring[at + 3] ?? 0];
      if (ay > y !== by > y && x < ax + ((y - ay) * (bx - ax)) / (by - ay)) isIn = !isIn;
    }
  return isIn;
}

/** Distance between samples on a line; its ends are not sampled because they may lie on an edge. */
const sampleMetres = 1;

/** Pedestrian areas, which walkers cross in a straight line. */
export class Squares {
  readonly #areas: BoxedArea[] = [];

  add(areas: readonly AreaRings[]): void {
    for (const rings of areas) this.#areas.push(boxed(rings));
  }

  /** Whether the straight line between two points stays on squares; adjoining squares count as one. */
  cover(a: GridPoint, b: GridPoint): boolean {
    const metres = metresBetween(a, b);
    const near = this.#areas.filter(
      ({ west, north, east, south }) =>
        west <= Math.max(a.x, b.x) &&
        east >= Math.min(a.x, b.x) &&
        north <= Math.max(a.y, b.y) &&
        south >= Math.min(a.y, b.y),
    );
    const samples = Math.max(2, Math.floor(metres / sampleMetres));
    for (let sample = 1; sample < samples; sample++) {
      const share = sample / samples;
      const point = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
      if (!near.some((area) => isWithin(point, area))) return false;
    }
    return true;
  }
}
