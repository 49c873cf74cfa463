import type { GridPoint } from '../../domain/streets/street-cell.ts';
import { type GridBox, isInsideBox, keyOfGridPoint, segmentsOf } from './cell-geometry.ts';
import type { TileFeature } from './tile-features.ts';

/** A disjoint-set structure, which joins vertices to components. */
class DisjointSets {
  readonly #parents: number[] = [];

  add(): number {
    this.#parents.push(this.#parents.length);
    return this.#parents.length - 1;
  }

  find(start: number): number {
    let at = start;
    for (let up = this.#parents[at] as number; up !== at; up = this.#parents[at] as number) {
      const above = this.#parents[up] as number;
      this.#parents[at] = above;
      at = above;
    }
    return at;
  }

  join(a: number, b: number): void {
    this.#parents[this.find(a)] = this.find(b);
  }
}

/**
 * Components of at least this length, and the longest one, count as connected. This length is 5 km, in grid units of
 * about 0.4 m.
 */
const longComponent = 12_500;

/**
 * The minimum share of a cell's length that must be in long components. Short components at the edge of an extract are
 * not counted. Below this share, too many connections are missing for routing.
 */
const leastShare = 0.85;

/**
 * The minimum share if short components at the edge of an extract are counted too. It is lower, because most streets in
 * these components continue beyond the edge.
 */
const leastShareAtEdge = 0.5;

/**
 * The maximum share of line ends that touch another line without being joined to it. Above this share, the source has
 * lost its junctions.
 */
const mostLoose = 0.04;

/** A cell whose walkable length is below this, in grid units, needs no long component to be routable. It is 2 km. */
const shortNetwork = 5_000;

/** Matches the road classes that remain in a file that was filtered to main roads. */
const mainRoads = /^(?:motorway|trunk|primary|secondary|tertiary)(?:_link)?$/;

/** Matches the road classes that are missing in a file that was filtered for cars. */
const footpaths = /^(?:footway|path|steps|pedestrian)$/;

export interface CellConnectivity {
  /** The walkable length of the cell, in grid units. */
  readonly length: number;
  readonly connected: number;
  readonly isRoutable: boolean;
}

interface Measured {
  /** The length of each component in the cell, by the component's number. */
  readonly pieces: ReadonlyMap<number, number>;
  readonly looseShare: number;
}

type Segment = readonly [GridPoint, GridPoint];

/** Assigns a number in the disjoint-set structure to each vertex of one cell. */
class CellVertices {
  readonly #unions: DisjointSets;
  readonly #numbers = new Map<number, number>();

  constructor(unions: DisjointSets) {
    this.#unions = unions;
  }

  of(point: GridPoint): number {
    const known = this.#numbers.get(keyOfGridPoint(point));
    if (known !== undefined) return known;
    const made = this.#unions.add();
    this.#numbers.set(keyOfGridPoint(point), made);
    return made;
  }
}

/**
 * Measures how much of a walkable network is connected. Cells are added one by one, and only their components and the
 * vertices at their edges stay in memory. `middles` are areas that certainly do not contain the edge of an extract. It
 * is null for a source that has no edge.
 */
export class Connectedness {
  readonly #middles: readonly GridBox[] | null;
  readonly #unions = new DisjointSets();
  readonly #cells = new Map<string, Measured>();
  /** The component of each vertex from which a way leads into another cell, by vertex key. */
  readonly #left = new Map<number, number>();
  readonly #entered: (readonly [piece: number, key: number])[] = [];
  /** The components that have a vertex near the edge of an extract. */
  readonly #atEdge = new Set<number>();

  #hasMinorRoads = false;
  #length = 0;
  #footpathLength = 0;

  constructor(middles: readonly GridBox[] | null) {
    this.#middles = middles;
  }

  /**
   * Adds the roads of a cell. They must include every segment that touches the cell.
   * @param mayBeLoose whether the source may have lost junctions
   */
  add(name: string, box: GridBox, roads: readonly TileFeature[], mayBeLoose: boolean): void {
    const walked = roads.filter(({ tags }) => tags.foot !== undefined);
    const own = ({ x, y }: GridPoint) => x >= box.west && x < box.east && y >= box.north && y < box.south;
    this.#hasMinorRoads ||= walked.some(({ tags }) => !mainRoads.test(`${tags.class}`));
    for (const { tags, parts } of walked) {
      const length = lengthOf(parts);
      this.#length += length;
      if (footpaths.test(`${tags.class}`)) this.#footpathLength += length;
    }
    const pieces = new CellVertices(this.#unions);
    const segments = walked.flatMap(({ parts }) => [...segmentsOf(parts)]);
    this.#joinAll(segments, pieces, own);
    this.#cells.set(name, {
      pieces: this.#lengthsOf(segments, pieces, own),
      looseShare: mayBeLoose ? looseEndShare(walked, own) : 0,
    });
  }

  #joinAll(segments: readonly Segment[], pieces: CellVertices, own: (point: GridPoint) => boolean): void {
    for (const [a, b] of segments) {
      if (own(a) && own(b)) this.#unions.join(pieces.of(a), pieces.of(b));
      else if (own(a)) this.#leave(pieces.of(a), a, b);
      else if (own(b)) this.#leave(pieces.of(b), b, a);
    }
  }

  #lengthsOf(
    segments: readonly Segment[],
    pieces: CellVertices,
    own: (point: GridPoint) => boolean,
  ): Map<number, number> {
    const lengths = new Map<number, number>();
    for (const [a, b] of segments) {
      const inside = own(a) ? a : own(b) ? b : null;
      if (inside === null) continue;
      const root = this.#unions.find(pieces.of(inside));
      if (this.#middles?.some((middle) => isInsideBox(inside, middle)) === false) this.#atEdge.add(root);
      lengths.set(root, (lengths.get(root) ?? 0) + Math.hypot(a.x - b.x, a.y - b.y));
    }
    return lengths;
  }

  #leave(piece: number, inside: GridPoint, outside: GridPoint): void {
    this.#left.set(keyOfGridPoint(inside), piece);
    this.#entered.push([piece, keyOfGridPoint(outside)]);
  }

  /**
   * The length of footways, paths, steps and pedestrian streets (`length`) and the walkable length of all streets
   * (`of`), in grid units.
   */
  get footpaths(): { readonly length: number; readonly of: number } {
    return { length: this.#footpathLength, of: this.#length };
  }

  /** Returns the connectivity of each cell, by its name. Must be called after all cells have been added. */
  judge(): ReadonlyMap<string, CellConnectivity> {
    for (const [piece, key] of this.#entered) {
      const other = this.#left.get(key);
      if (other !== undefined) this.#unions.join(piece, other);
    }
    const totals = new Map<number, number>();
    for (const { pieces } of this.#cells.values())
      for (const [piece, length] of pieces) {
        const root = this.#unions.find(piece);
        totals.set(root, (totals.get(root) ?? 0) + length);
      }
    const longest = Math.max(0, ...totals.values());
    const isLong = (piece: number) => (totals.get(this.#unions.find(piece)) ?? 0) >= Math.min(longComponent, longest);
    const atEdge = new Set(Array.from(this.#atEdge, (piece) => this.#unions.find(piece)));
    const isAtEdge = (piece: number) => atEdge.has(this.#unions.find(piece));
    return new Map(
      Array.from(this.#cells, ([name, measured]) => {
        const hold = holdOf(measured, isLong, isAtEdge);
        return [name, { ...hold, isRoutable: hold.isRoutable && this.#hasMinorRoads }];
      }),
    );
  }
}

/** Returns the share of the walkable length of the cells that is in long components, in percent. */
export function computeConnectedPercent(cells: readonly CellConnectivity[]): number {
  const sum = (of: 'length' | 'connected') => cells.reduce((total, cell) => total + cell[of], 0);
  return sum('length') === 0 ? 0 : (sum('connected') / sum('length')) * 100;
}

const lengthOf = (parts: TileFeature['parts']): number =>
  [...segmentsOf(parts)].reduce((sum, [a, b]) => sum + Math.hypot(a.x - b.x, a.y - b.y), 0);

/** An area whose walkable length is below this, in grid units of about 0.4 m, may have no footpaths. It is 10 km. */
const leastLengthForFootpaths = 25_000;

/**
 * Returns the share of footpaths in the walkable length of sources, in percent. Null if the walkable length is too
 * short for a conclusion.
 */
export function computeFootpathPercent(cells: Iterable<Pick<Connectedness, 'footpaths'>>): number | null {
  let [length, of] = [0, 0];
  for (const { footpaths: measured } of cells) {
    length += measured.length;
    of += measured.of;
  }
  return of < leastLengthForFootpaths ? null : (length / of) * 100;
}

type IsPiece = (piece: number) => boolean;

function holdOf({ pieces, looseShare }: Measured, isLong: IsPiece, isAtEdge: IsPiece): CellConnectivity {
  let [length, connected, cutOff] = [0, 0, 0];
  for (const [piece, of] of pieces) {
    length += of;
    if (isLong(piece)) connected += of;
    else if (isAtEdge(piece)) cutOff += of;
  }
  const isConnected = connected >= leastShareAtEdge * length && connected >= leastShare * (length - cutOff);
  const holds = length < shortNetwork || isConnected;
  return { length, connected, isRoutable: length > 0 && holds && looseShare <= mostLoose };
}

/** The side length of the squares by which segments are looked up, in grid units. */
const bucketSide = 128;

type Buckets = Map<string, (readonly [GridPoint, GridPoint, number])[]>;

interface End {
  readonly point: GridPoint;
  readonly road: number;
}

/**
 * Returns the share of line ends that are within one grid step of another line without being joined to it. Ends of
 * bridges and tunnels are not counted.
 */
function looseEndShare(roads: readonly TileFeature[], own: (point: GridPoint) => boolean): number {
  const degrees = new Map<number, number>();
  for (const point of roads.flatMap(({ parts }) => parts.flat()))
    degrees.set(keyOfGridPoint(point), (degrees.get(keyOfGridPoint(point)) ?? 0) + 1);
  const buckets: Buckets = new Map();
  const ends: End[] = [];
  roads.forEach(({ parts, tags }, road) => {
    if (tags.layer !== undefined || tags.structure !== undefined) return;
    for (const point of parts.flatMap((part) => [part[0], part.at(-1)] as [GridPoint, GridPoint]))
      if (own(point)) ends.push({ point, road });
    for (const [a, b] of segmentsOf(parts)) putInto(buckets, a, b, road);
  });
  if (ends.length === 0) return 0;
  const loose = ends.filter(({ point, road }) => {
    if (degrees.get(keyOfGridPoint(point)) !== 1) return false;
    const near = buckets.get(`${Math.floor(point.x / bucketSide)},${Math.floor(point.y / bucketSide)}`) ?? [];
    return near.some(([a, b, other]) => other !== road && distance(point, a, b) <= 1.5);
  });
  return loose.length / ends.length;
}

function putInto(buckets: Buckets, a: GridPoint, b: GridPoint, road: number): void {
  const steps = Math.max(1, Math.ceil(Math.hypot(a.x - b.x, a.y - b.y) / (bucketSide / 2)));
  const seen = new Set<string>();
  for (let step = 0; step <= steps; step++) {
    const [x, y] = [a.x + ((b.x - a.x) * step) / steps, a.y + ((b.y - a.y) * step) / steps];
    const name = `${Math.floor(x / bucketSide)},${Math.floor(y / bucketSide)}`;
    if (seen.has(name)) continue;
    seen.add(name);
    const list = buckets.get(name);
    if (list === undefined) buckets.set(name, [[a, b, road]]);
    else list.push([a, b, road]);
  }
}

function distance({ x, y }: GridPoint, a: GridPoint, b: GridPoint): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const share = Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)));
  return Math.hypot(x - a.x - dx * share, y - a.y - dy * share);
}
