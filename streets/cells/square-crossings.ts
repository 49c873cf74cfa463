import { PriorityQueue } from '../../domain/geography/priority-queue.ts';
import { areSegmentsCrossing, isCrossedByEastwardRay, sideOf } from '../../domain/streets/grid-geometry.ts';
import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { computeDoubleArea, type GridLine, isSamePoint, keyOfGridPoint } from './cell-geometry.ts';
import type { TileFeature } from './tile-features.ts';

/**
 * Maximum number of corners of a pedestrian square that are joined. Corners where ways meet the square take precedence.
 */
const mostPoints = 120;
/** A line across a square is added only if the shortest walk without it is longer by at least this factor. */
const longerBy = 1.05;

const length = (a: GridPoint, b: GridPoint) => Math.hypot(a.x - b.x, a.y - b.y);

/** Whether a point is inside the area that these rings bound, by the even-odd rule. */
function isWithin(place: GridPoint, rings: readonly GridLine[]): boolean {
  let isIn = false;
  for (const ring of rings) {
    for (let step = 1; step < ring.length; step++) {
      const [a, b] = [ring[step - 1] as GridPoint, ring[step] as GridPoint];
      if (isCrossedByEastwardRay(place, a, b)) isIn = !isIn;
    }
  }
  return isIn;
}

const samples = [0.05, 0.35, 0.65, 0.95];

/** Whether the straight line between two points of a square stays inside the square. */
function isLineInside(a: GridPoint, b: GridPoint, rings: readonly GridLine[]): boolean {
  const isCrossed = rings.some((ring) =>
    ring.some((point, step) => step > 0 && areSegmentsCrossing(a, b, ring[step - 1] as GridPoint, point)),
  );
  if (isCrossed) return false;
  // A line that only touches a corner crosses no edge. So a few of its points are tested for being inside the square.
  return samples.every((share) => isWithin({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }, rings));
}

interface Corner extends GridPoint {
  readonly ring: number;
  /** The distance along the ring from its first point. */
  readonly along: number;
  readonly isMet: boolean;
  readonly isReflex: boolean;
}

/**
 * Returns the vertices where a line across a square may end. These are the vertices where roads meet the square, and
 * the corners around which a walker must turn (reflex corners).
 */
function cornersOf(rings: readonly GridLine[], met: (key: number) => boolean): Corner[] {
  const corners: Corner[] = [];
  rings.forEach((ring, place) => {
    let along = 0;
    for (let step = 0; step < ring.length - 1; step++) {
      const [before, here, after] = [ring[step === 0 ? ring.length - 2 : step - 1], ring[step], ring[step + 1]] as [
        GridPoint,
        GridPoint,
        GridPoint,
      ];
      if (step > 0) along += length(before, here);
      const isMet = met(keyOfGridPoint(here));
      // Outer rings run clockwise on the screen and holes anticlockwise. A turn in the opposite direction is a reflex
      // corner.
      const isReflex = sideOf(before, here, after) < 0;
      if (isMet || isReflex) corners.push({ ...here, ring: place, along, isMet, isReflex });
    }
  });
  return corners.sort((a, b) => Number(b.isMet) - Number(a.isMet)).slice(0, mostPoints);
}

const perimeter = (ring: GridLine) =>
  ring.reduce((sum, point, step) => (step === 0 ? 0 : sum + length(ring[step - 1] as GridPoint, point)), 0);

/** A graph of the corners of a square. At first it contains only the edges of the square. */
class Links {
  readonly #from: Map<number, number>[];

  constructor(corners: readonly Corner[], around: readonly number[]) {
    this.#from = corners.map(() => new Map<number, number>());
    for (const [ring, whole] of around.entries()) {
      const onRing = [...corners.keys()].filter((place) => corners[place]?.ring === ring);
      const along = (place: number) => corners[place]?.along ?? 0;
      onRing.sort((a, b) => along(a) - along(b));
      for (const [step, place] of onRing.entries()) {
        const next = onRing[(step + 1) % onRing.length] as number;
        const ahead = along(next) - along(place);
        this.add(place, next, ahead > 0 ? ahead : ahead + whole);
      }
    }
  }

  add(a: number, b: number, metres: number): void {
    this.#from[a]?.set(b, Math.min(metres, this.#from[a]?.get(b) ?? metres));
    this.#from[b]?.set(a, Math.min(metres, this.#from[b]?.get(a) ?? metres));
  }

  /** Whether a walk of length `lengthMax` or less leads from corner `a` to corner `b` (Dijkstra, 1959). */
  isWithin(a: number, b: number, lengthMax: number): boolean {
    const reached = new Map([[a, 0]]);
    const open = new PriorityQueue<number>();
    open.push(0, a);
    for (let metres = 0, at = open.pop(); at !== undefined; metres = open.lowestKey, at = open.pop()) {
      if (at === b) return true;
      if (metres <= (reached.get(at) ?? 0)) this.#goOn({ at, metres, lengthMax }, reached, open);
    }
    return false;
  }

  #goOn(
    { at, metres, lengthMax }: { readonly at: number; readonly metres: number; readonly lengthMax: number },
    reached: Map<number, number>,
    open: PriorityQueue<number>,
  ): void {
    for (const [next, length] of this.#from[at] ?? []) {
      const all = metres + length;
      if (all > lengthMax || all >= (reached.get(next) ?? Number.POSITIVE_INFINITY)) continue;
      reached.set(next, all);
      open.push(all, next);
    }
  }
}

/**
 * Returns the lines across a square that shorten a walk, shortest first. A large square would have thousands of them,
 * so only a greedy spanner is returned (I. Althöfer et al., On Sparse Spanners of Weighted Graphs, 1993).
 */
function linesAcross(rings: readonly GridLine[], met: (key: number) => boolean): [GridPoint, GridPoint][] {
  const corners = cornersOf(rings, met);
  if (corners.filter(({ isMet }) => isMet).length < 2) return [];
  const links = new Links(corners, rings.map(perimeter));
  const pairs = corners.flatMap((a, from) =>
    corners.slice(from + 1).map((b, step) => ({ a, b, from, to: from + 1 + step, straight: length(a, b) })),
  );
  pairs.sort((one, other) => one.straight - other.straight);
  return pairs.flatMap(({ a, b, from, to, straight }): [GridPoint, GridPoint][] => {
    if (links.isWithin(from, to, straight * longerBy) || !isLineInside(a, b, rings)) return [];
    links.add(from, to, straight);
    return [
      [
        { x: a.x, y: a.y },
        { x: b.x, y: b.y },
      ],
    ];
  });
}

/**
 * Groups the rings of a feature into areas. A clockwise ring is the outer ring of a new area. The rings after it are
 * its holes.
 */
function groupRings(parts: readonly GridLine[]): GridLine[][] {
  const areas: GridLine[][] = [];
  for (const ring of parts) {
    const isOuter = computeDoubleArea(ring) > 0;
    const current = areas.at(-1);
    if (isOuter || current === undefined) areas.push([ring]);
    else current.push(ring);
  }
  return areas;
}

const isRing = (parts: readonly GridLine[]): parts is readonly [GridLine] => {
  const [line, ...others] = parts;
  const [first, last] = [line?.[0], line?.at(-1)];
  return (
    first !== undefined &&
    last !== undefined &&
    others.length === 0 &&
    line !== undefined &&
    line.length > 3 &&
    isSamePoint(first, last)
  );
};

/**
 * Replaces the outline of a square by the OpenStreetMap way from which it was made. tilemaker has clipped the outline
 * at tile edges and dropped vertices on straight stretches, although other ways may meet the square there.
 */
function withOutline(rings: readonly GridLine[], edge: GridLine): GridLine[] {
  const ring = computeDoubleArea(edge) > 0 ? edge : edge.toReversed();
  return [ring, ...rings.filter((hole) => computeDoubleArea(hole) < 0)];
}

/** Counts how many walkable features pass through each corner of the squares. */
function countFeaturesAtCorners(squares: readonly TileFeature[], roads: readonly TileFeature[]): Map<number, number> {
  const edges = roads.filter(({ tags }) => tags.across === true);
  const counts = new Map(
    [...squares, ...edges].flatMap(({ parts }) => parts.flat().map((point) => [keyOfGridPoint(point), 0])),
  );
  for (const { parts, tags } of roads) {
    if (tags.foot === undefined) continue;
    const met = new Set<number>();
    for (const part of parts)
      for (const point of part) if (counts.has(keyOfGridPoint(point))) met.add(keyOfGridPoint(point));
    for (const key of met) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * Creates walkable lines for pedestrian squares. They connect the ways that meet a square and lead around its
 * obstacles. The edges of these obstacles are walkable too.
 * @param roads must contain the outlines of the squares
 */
export function createSquareCrossings(squares: readonly TileFeature[], roads: readonly TileFeature[]): TileFeature[] {
  if (squares.length === 0) return [];
  const counts = countFeaturesAtCorners(squares, roads);
  const edges = new Map(
    roads.flatMap(({ id, tags, parts }) => (tags.across === true && id !== null ? [[id, parts] as const] : [])),
  );
  return squares.flatMap((square) => {
    if (square.tags.foot === undefined) return [];
    // The features at a corner include the square's own outline.
    const own = square.id !== null && edges.has(square.id) ? 1 : 0;
    const edge = square.id === null ? undefined : edges.get(square.id);
    const areas = groupRings(edge && isRing(edge) ? withOutline(square.parts, edge[0]) : square.parts);
    const ways: GridLine[] = areas.flatMap((rings) => linesAcross(rings, (key) => (counts.get(key) ?? 0) > own));
    const holes: GridLine[] = areas.flatMap((rings) => rings.slice(1));
    const outer: GridLine[] = own === 0 ? areas.flatMap((rings) => rings.slice(0, 1)) : [];
    const parts = [...ways, ...holes, ...outer];
    if (parts.length === 0) return [];
    const { layer: level, structure, foot, surface, class: kind, indoor } = square.tags;
    const said = Object.entries({ class: kind, foot, surface, layer: level, structure, indoor, across: true });
    const tags = Object.fromEntries(said.filter(([, value]) => value !== undefined)) as TileFeature['tags'];
    return [{ layer: 'roads', kind: 'lines', tags, parts, id: null }];
  });
}
