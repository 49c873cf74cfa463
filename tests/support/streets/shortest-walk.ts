import type { GridPoint } from '../../../domain/streets/street-cell.ts';
import type { PublishedFeature } from './read-published-streets.ts';

type Edges = Map<string, Map<string, number>>;

const nameOf = ({ x, y }: GridPoint) => `${x},${y}`;

function join(edges: Edges, a: GridPoint, b: GridPoint): void {
  const length = Math.hypot(a.x - b.x, a.y - b.y);
  edges.set(nameOf(a), (edges.get(nameOf(a)) ?? new Map<string, number>()).set(nameOf(b), length));
}

function edgesOf(features: readonly PublishedFeature[]): Edges {
  const edges: Edges = new Map();
  const walked = features.filter(({ layer, tags }) => layer === 'roads' && tags.foot !== undefined);
  for (const part of walked.flatMap(({ parts }) => parts)) {
    for (let step = 1; step < part.length; step++) {
      const [a, b] = [part[step - 1], part[step]] as [GridPoint, GridPoint];
      join(edges, a, b);
      join(edges, b, a);
    }
  }
  return edges;
}

/**
 * Returns the shortest distance along walkable ways between two vertices ("x,y"), in units of the grid (Dijkstra,
 * 1959). Null if the vertices are not connected.
 */
export function findShortestWalk(features: readonly PublishedFeature[], from: string, to: string): number | null {
  const edges = edgesOf(features);
  const far = new Map([[from, 0]]);
  const open = new Set([from]);
  while (open.size > 0) {
    const [at] = [...open].sort((a, b) => (far.get(a) ?? 0) - (far.get(b) ?? 0)) as [string];
    if (at === to) return far.get(at) ?? null;
    open.delete(at);
    for (const [next, length] of edges.get(at) ?? []) {
      const all = (far.get(at) ?? 0) + length;
      if (all >= (far.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      far.set(next, all);
      open.add(next);
    }
  }
  return null;
}
