import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { keyOf, type Part } from './geometry.ts';
import type { TileFeature } from './tile-features.ts';

/** Two tiles cut the same line from points that each rounded for itself: their cuts differ by no more than these steps of a tile's own grid. */
const tolerance = 2;

/** The edge of a tile that a point lies on; null if it lies on none. */
function edgeOf({ x, y }: GridPoint, side: number): string | null {
  if (x % side === 0) return `x${x}`;
  return y % side === 0 ? `y${y}` : null;
}

/** Ends on the edges of tiles, edge by edge. */
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
 * Joins lines that a basemap has cut at the edges of its tiles: ends on one edge that differ by a step or two become the first of
 * them. Cells on both sides of an edge come to the same, as both see all ends on it.
 * `side`: of a tile on the grid; `step`: of the tile's own grid.
 */
export function joinBorders(roads: readonly TileFeature[], side: number, step: number): TileFeature[] {
  const places = new Map<number, GridPoint>();
  for (const [edge, ends] of endsByEdge(roads, side)) {
    const along = ({ x, y }: GridPoint) => (edge.startsWith('x') ? y : x);
    const sorted = ends.sort((a, b) => along(a) - along(b));
    let [first] = sorted as [GridPoint];
    for (const end of sorted) {
      if (along(end) - along(first) > tolerance * step) first = end;
      places.set(keyOf(end), first);
    }
  }
  const shift = (part: Part): Part =>
    part.map((point, at) => (at === 0 || at === part.length - 1 ? (places.get(keyOf(point)) ?? point) : point));
  return roads.map((feature) => ({ ...feature, parts: feature.parts.map(shift) }));
}
