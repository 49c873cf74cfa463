import { isCrossedByEastwardRay } from '../../domain/streets/grid-geometry.ts';
import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { computeDoubleArea, type GridLine, isSamePoint } from './cell-geometry.ts';
import type { TileFeature } from './tile-features.ts';

/** Whether a point is inside the area that these rings bound, by the even-odd rule. */
export function isWithin(place: GridPoint, rings: readonly GridLine[]): boolean {
  let isIn = false;
  for (const ring of rings) {
    for (let step = 1; step < ring.length; step++) {
      const [a, b] = [ring[step - 1] as GridPoint, ring[step] as GridPoint];
      if (isCrossedByEastwardRay(place, a, b)) isIn = !isIn;
    }
  }
  return isIn;
}

/**
 * Groups the rings of a feature into areas. A clockwise ring is the outer ring of a new area. The rings after it are
 * its holes.
 */
export function groupRings(parts: readonly GridLine[]): GridLine[][] {
  const areas: GridLine[][] = [];
  for (const ring of parts) {
    const isOuter = computeDoubleArea(ring) > 0;
    const current = areas.at(-1);
    if (isOuter || current === undefined) areas.push([ring]);
    else current.push(ring);
  }
  return areas;
}

function isRing(line: GridLine): boolean {
  const [first, last] = [line[0], line.at(-1)];
  return first !== undefined && last !== undefined && line.length > 3 && isSamePoint(first, last);
}

/**
 * Gives squares the outlines that their OpenStreetMap ways and relations have as lines of `roads`. tilemaker has
 * clipped the areas at tile edges and dropped vertices on straight stretches, although other ways may meet the square
 * there. Holes that were clipped are lost.
 */
export function restoreOutlines(squares: readonly TileFeature[], roads: readonly TileFeature[]): TileFeature[] {
  const edges = new Map(
    roads.flatMap(({ id, tags, parts }) => (tags.across === true && id !== null ? [[id, parts] as const] : [])),
  );
  return squares.map((square) => {
    const outlines = (square.id === null ? undefined : edges.get(square.id)) ?? [];
    if (outlines.length === 0 || !outlines.every(isRing)) return square;
    const holes = square.parts.filter((ring) => computeDoubleArea(ring) < 0);
    const isIn = ([point]: GridLine, outline: GridLine) => point !== undefined && isWithin(point, [outline]);
    const parts = outlines.flatMap((outline) => [
      computeDoubleArea(outline) > 0 ? outline : outline.toReversed(),
      ...holes.filter((hole) => isIn(hole, outline)),
    ]);
    return { ...square, parts };
  });
}
