import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { type GridLine, keyOfGridPoint } from './cell-geometry.ts';
import type { TileFeature } from './tile-features.ts';

/**
 * Maximum distance between the ends of a line in two adjacent tiles, in steps of the tile grid. The ends differ,
 * because each tile rounds the points of a line before it clips the line.
 */
const tolerance = 2;

/** Returns the name of the tile edge that contains a point, or null if there is none. */
function edgeOf({ x, y }: GridPoint, side: number): string | null {
  if (x % side === 0) return `x${x}`;
  return y % side === 0 ? `y${y}` : null;
}

/** Groups the ends of lines by the tile edge that contains them. */
function endsByEdge(roads: readonly TileFeature[], side: number): Map<string, GridPoint[]> {
  const edges = new Map<string, GridPoint[]>();
  const parts = roads.flatMap((feature) => feature.parts);
  for (const end of parts.flatMap((part) => [part[0], part.at(-1)] as [GridPoint, GridPoint])) {
    const edge = edgeOf(end, side);
    if (edge === null) continue;
    const ends = edges.get(edge) ?? [];
    edges.set(edge, ends);
    ends.push(end);
  }
  return edges;
}

/**
 * Joins lines that a basemap clipped at tile edges. Line ends on the same edge that are at most two steps apart are
 * moved to the first of them. The cells on both sides of an edge give the same result, because each of them has all
 * line ends on the edge.
 * @param side tile size in grid units
 * @param step step of the tile grid in grid units
 */
export function joinLinesAtTileEdges(roads: readonly TileFeature[], side: number, step: number): TileFeature[] {
  const places = new Map<number, GridPoint>();
  for (const [edge, ends] of endsByEdge(roads, side)) {
    const along = ({ x, y }: GridPoint) => (edge.startsWith('x') ? y : x);
    const sorted = ends.sort((a, b) => along(a) - along(b));
    let [first] = sorted as [GridPoint];
    for (const end of sorted) {
      if (along(end) - along(first) > tolerance * step) first = end;
      places.set(keyOfGridPoint(end), first);
    }
  }
  const shift = (part: GridLine): GridLine =>
    part.map((point, at) =>
      at === 0 || at === part.length - 1 ? (places.get(keyOfGridPoint(point)) ?? point) : point,
    );
  return roads.map((feature) => ({ ...feature, parts: feature.parts.map(shift) }));
}
