import { boundsOfLines, type GridBounds, isCrossedByEastwardRay, isSegmentNearBounds } from './grid-geometry.ts';
import type { GridPoint } from './street-cell.ts';
import { metresBetween } from './street-grid.ts';

/** The closed rings of an area, including its holes. The grid points of each ring are given as x, y, x, y … */
export type AreaRings = readonly (readonly number[])[];

interface BoxedArea extends GridBounds {
  readonly rings: AreaRings;
}

/** Whether a point is inside an area, by the even-odd rule. */
function isInsideArea(point: GridPoint, area: BoxedArea): boolean {
  if (!isSegmentNearBounds(point, point, area)) return false;
  let isIn = false;
  for (const ring of area.rings)
    for (let at = 0; at + 3 < ring.length; at += 2) {
      const from = { x: ring[at] ?? 0, y: ring[at + 1] ?? 0 };
      const to = { x: ring[at + 2] ?? 0, y: ring[at + 3] ?? 0 };
      if (isCrossedByEastwardRay(point, from, to)) isIn = !isIn;
    }
  return isIn;
}

/**
 * Distance in metres between the points that are tested along a line. The ends of the line are not tested, because they
 * may be on an area's edge.
 */
const sampleMetres = 1;

/** Pedestrian areas, which walkers may cross in a straight line. */
export class PedestrianSquares {
  readonly #areas: BoxedArea[] = [];

  add(areas: readonly AreaRings[]): void {
    for (const rings of areas) this.#areas.push({ rings, ...boundsOfLines(rings) });
  }

  /**
   * Whether the straight line between two points stays on pedestrian areas. It may cross from one area into an
   * adjoining one.
   */
  cover(a: GridPoint, b: GridPoint): boolean {
    const metres = metresBetween(a, b);
    const near = this.#areas.filter((area) => isSegmentNearBounds(a, b, area));
    const samples = Math.max(2, Math.floor(metres / sampleMetres));
    for (let sample = 1; sample < samples; sample++) {
      const share = sample / samples;
      const point = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) };
      if (!near.some((area) => isInsideArea(point, area))) return false;
    }
    return true;
  }
}
