import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { type GridLine, gridPointKey } from './cell-geometry.ts';
import type { TileFeature } from './tile-features.ts';

/**
 * In adjacent tiles the same line is clipped from separately rounded points: the two ends differ by at most this many
 * steps of the tile grid.
 */
const tolerance = 2;

/** The tile edge that contains a point; null if there is none. */
function edgeOf({ x, y }: GridPoint, side: number): string | null {
  if (x % side === 0) return `x${x}`;
  return y % side === 0 ? `y${y}` : null;
}

/** Line ends on tile edges, by edge. */
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
 * Joins lines that a basemap clipped at tile edges: ends on the same edge within a step or two are merged into the
 * first. Cells on both sides give the same result, because each has all ends on the edge. `side`: tile size in grid
 * units; `step`: step of the tile grid.
 */
export function joinLinesAtTileEdges(roads: readonly TileFeature[], side: number, step: number): TileFeature[] {
  const places = new Map<number, GridPoint>();
  for (const [edge, ends] of endsByEdge(roads, side)) {
    const along = ({ x, y }: GridPoint) => (edge.startsWith('x') ? y : x);
    const sorted = ends.sort((a, b) => along(a) - along(b));
    let [first] = sorted as [GridPoint];
    for (const end of sorted) {
      if (along(end) - along(first) > tolerance * step) first = end;
      places.set(gridPointKey(end), first);
    }
  }
  const shift = (part: GridLine): GridLine =>
    part.map((point, at) => (at === 0 || at === part.length - 1 ? (places.get(gridPointKey(point)) ?? point) : point));
  return roads.map((feature) => ({ ...feature, parts: feature.parts.map(shift) }));
}
