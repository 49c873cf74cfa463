import { PriorityQueue } from '../../domain/geography/priority-queue.ts';
import { areSegmentsCrossing, sideOf } from '../../domain/streets/grid-geometry.ts';
import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { type GridLine, keyOfGridPoint } from './cell-geometry.ts';
import { SegmentGrid } from './segment-grid.ts';
import { groupRings, isWithin } from './square-outlines.ts';
import type { TileFeature } from './tile-features.ts';

/**
 * Maximum number of corners of a pedestrian square that are joined. Corners where ways meet the square take precedence.
 */
const mostPoints = 120;
/** A line across a square is added only if the shortest walk without it is longer by at least this factor. */
const longerBy = 1.05;

const length = (a: GridPoint, b: GridPoint) => Math.hypot(a.x - b.x, a.y - b.y);

const samples = [0.05, 0.35, 0.65, 0.95];

/** Whether the straight line between two points of a square stays inside the square and crosses no wall. */
function isLineInside(a: GridPoint, b: GridPoint, { rings, walls }: SquareArea): boolean {
  const isCrossed = rings.some((ring) =>
    ring.some((point, step) => step > 0 && areSegmentsCrossing(a, b, ring[step - 1] as GridPoint, point)),
  );
  if (isCrossed) return false;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  if (walls.around(middle, length(a, b) / 2).some((wall) => areSegmentsCrossing(a, b, wall.a, wall.b))) return false;
  // A line that only touches a corner crosses no edge. So a few of its points are tested for being inside the square.
  return samples.every((share) => isWithin({ x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share }, rings));
}

/** An area of a square. Its first ring is the outline, the others are holes. */
interface SquareArea {
  readonly rings: readonly GridLine[];
  /** Whether a way meets the square at a vertex of its rings. */
  readonly isMet: (key: number) => boolean;
  /** Ends of ways inside of the square that no other way meets. */
  readonly ends: readonly GridPoint[];
  readonly walls: SegmentGrid;
}

interface Corner extends GridPoint {
  /** The ring's place; -1 for the end of a way inside of the square. */
  readonly ring: number;
  /** The distance along the ring from its first point. */
  readonly along: number;
  readonly isMet: boolean;
  readonly isReflex: boolean;
}

/**
 * Returns the points where a line across a square may end. These are the vertices where roads meet the square, the ends
 * of roads inside of it, and the corners around which a walker must turn (reflex corners).
 */
function cornersOf({ rings, isMet: met, ends }: SquareArea): Corner[] {
  const corners: Corner[] = ends.map((end) => ({ ...end, ring: -1, along: 0, isMet: true, isReflex: false }));
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
function linesAcross(area: SquareArea): [GridPoint, GridPoint][] {
  const { rings } = area;
  const corners = cornersOf(area);
  if (!corners.some(({ isMet }) => isMet)) return [];
  const links = new Links(corners, rings.map(perimeter));
  const pairs = corners.flatMap((a, from) =>
    corners.slice(from + 1).map((b, step) => ({ a, b, from, to: from + 1 + step, straight: length(a, b) })),
  );
  pairs.sort((one, other) => one.straight - other.straight);
  return pairs.flatMap(({ a, b, from, to, straight }): [GridPoint, GridPoint][] => {
    if (links.isWithin(from, to, straight * longerBy) || !isLineInside(a, b, area)) return [];
    links.add(from, to, straight);
    return [
      [
        { x: a.x, y: a.y },
        { x: b.x, y: b.y },
      ],
    ];
  });
}

/** The walls and fences on a square, and the dead ends of ways on it. */
export interface SquareSurroundings {
  readonly walls: readonly TileFeature[];
  readonly roads: readonly TileFeature[];
}

const isOnSameLevel = (one: TileFeature, other: TileFeature) =>
  one.tags.layer === other.tags.layer && one.tags.structure === other.tags.structure;

/** Counts how many walkable features pass through each vertex of the streets. */
function countFeaturesAtVertices(roads: readonly TileFeature[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { parts, tags } of roads) {
    if (tags.foot === undefined) continue;
    for (const key of new Set(parts.flat().map(keyOfGridPoint))) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return counts;
}

/**
 * Creates walkable lines for pedestrian squares. They connect the ways that meet a square and lead around its
 * obstacles. The edges of these obstacles are walkable too.
 * @param roads must contain the outlines of the squares
 */
export function createPathsAcrossSquares(
  squares: readonly TileFeature[],
  { roads, walls }: SquareSurroundings,
): TileFeature[] {
  if (squares.length === 0) return [];
  const counts = countFeaturesAtVertices(roads);
  const outlined = new Set(roads.flatMap(({ id, tags }) => (tags.across === true && id !== null ? [id] : [])));
  const walled = new SegmentGrid(walls);
  const ends = endsOf(roads, counts);
  return squares.flatMap((square) => {
    if (square.tags.foot === undefined) return [];
    // The features at a corner include the square's own outline.
    const own = square.id !== null && outlined.has(square.id) ? 1 : 0;
    const areas = groupRings(square.parts);
    const ways = areas.flatMap((rings) =>
      linesAcross({
        rings,
        isMet: (key) => (counts.get(key) ?? 0) > own,
        ends: ends
          .filter(({ road, point }) => isOnSameLevel(road, square) && isWithin(point, rings))
          .map(({ point }) => point),
        walls: walled,
      }),
    );
    const holes: GridLine[] = areas.flatMap((rings) => rings.slice(1));
    const outer: GridLine[] = own === 0 ? areas.flatMap((rings) => rings.slice(0, 1)) : [];
    const parts: GridLine[] = [...ways, ...holes, ...outer];
    if (parts.length === 0) return [];
    const { layer: level, structure, foot, surface, class: kind, indoor } = square.tags;
    const attributes = Object.entries({ class: kind, foot, surface, layer: level, structure, indoor, across: true });
    const tags = Object.fromEntries(attributes.filter(([, value]) => value !== undefined)) as TileFeature['tags'];
    return [{ layer: 'roads', kind: 'lines', tags, parts, id: null }];
  });
}

interface WayEnd {
  readonly road: TileFeature;
  readonly point: GridPoint;
}

/** The ends of walkable ways that no other way meets. */
function endsOf(roads: readonly TileFeature[], counts: ReadonlyMap<number, number>): WayEnd[] {
  return roads.flatMap((road) => {
    if (road.tags.foot === undefined || road.tags.across === true) return [];
    const points = road.parts.flatMap((part) => [part[0], part.at(-1)] as GridPoint[]);
    return points.filter((point) => counts.get(keyOfGridPoint(point)) === 1).map((point) => ({ road, point }));
  });
}
