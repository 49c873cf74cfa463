import { createGrowableDoubles, createGrowableIntegers, type GrowableNumberArray } from './growable-number-array.ts';
import { PointIndex } from './point-index.ts';
import { SegmentIndex, type SegmentRange } from './segment-index.ts';
import { type BarrierTags, cellExtent, type GridPoint, type RoadTags } from './street-cell.ts';
import { metresBetween } from './street-grid.ts';
import { doubtfulGateSeconds, paceOf, type TravelMode, travelModes } from './street-speeds.ts';

/**
 * A line of the street network. Its points on the world's grid are given as x, y, x, y …, in drawing order. Lines are
 * connected where they have equal points.
 */
export interface StreetLine {
  readonly road: RoadTags;
  readonly points: readonly number[];
}

/** A barrier on a vertex of the network, such as a gate or a bollard. */
export interface StreetBarrier extends GridPoint {
  readonly tags: BarrierTags;
}

const none = -1;
/**
 * Factor for combining the indices of two nodes into one key. With fewer nodes than this, a double represents every key
 * exactly.
 */
const nodeKeyFactor = 2 ** 26 + 1;

/**
 * The street graph: nodes, and the segments between them. It grows during a search. Cells are added when the search
 * reaches their edge, and a segment is split where a route begins or ends on it.
 *
 * A half-edge is one direction of a segment: `2 × segment` in drawing order, `2 × segment + 1` against it.
 */
export class StreetGraph {
  readonly #nodeOf = new PointIndex();
  readonly #x = createGrowableIntegers();
  readonly #y = createGrowableIntegers();
  /**
   * Linked lists of the half-edges that leave each node. `#firstHalf` has the first one of each node; the other list
   * has the one that follows each half-edge.
   */
  readonly #firstHalf = createGrowableIntegers();
  readonly #nextHalf = createGrowableIntegers();
  readonly #end = createGrowableIntegers();
  readonly #metres = createGrowableDoubles();
  readonly #roadOf = createGrowableIntegers();
  /** The segment from which each segment was split, or its own number if it was added with a line. */
  readonly #originalOf = createGrowableIntegers();
  readonly #roads: RoadTags[] = [];
  readonly #numberOf = new Map<RoadTags, number>();
  readonly #pace: Record<TravelMode, GrowableNumberArray<Float64Array<ArrayBuffer>>> = {
    foot: createGrowableDoubles(),
    car: createGrowableDoubles(),
  };
  readonly #stretches = new SegmentIndex();
  readonly #acrossEdges = new Set<number>();
  readonly #closed: Record<TravelMode, Set<number>> = { foot: new Set(), car: new Set() };
  readonly #doubted: Record<TravelMode, Set<number>> = { foot: new Set(), car: new Set() };
  /**
   * Connected components on foot, as a union-find structure: the parent of each node, and the total length by root
   * node.
   */
  readonly #parentOf = createGrowableIntegers();
  readonly #partMetres = createGrowableDoubles();

  get nodeCount(): number {
    return this.#x.length;
  }

  get segmentCount(): number {
    return this.#metres.length;
  }

  /** Adds lines, and connects them to existing ones wherever they have equal points. */
  addLines(lines: readonly StreetLine[]): void {
    for (const { road, points } of lines) {
      const first = this.segmentCount;
      let before = none;
      for (let at = 0; at + 1 < points.length; at += 2) {
        const node = this.nodeAt(points[at] ?? 0, points[at + 1] ?? 0);
        if (before !== none && before !== node && !this.#isKnownAtEdge(before, node))
          this.addSegment(before, node, road);
        before = node;
      }
      if (this.segmentCount > first) this.#stretches.add({ first, end: this.segmentCount }, points);
    }
  }

  /**
   * Whether a segment was already added with another cell. A segment that crosses the edge of a cell is in both cells.
   */
  #isKnownAtEdge(from: number, to: number): boolean {
    const isWithin =
      Math.floor(this.#x.at(from) / cellExtent) === Math.floor(this.#x.at(to) / cellExtent) &&
      Math.floor(this.#y.at(from) / cellExtent) === Math.floor(this.#y.at(to) / cellExtent);
    if (isWithin) return false;
    const key = Math.min(from, to) * nodeKeyFactor + Math.max(from, to);
    const isKnown = this.#acrossEdges.has(key);
    this.#acrossEdges.add(key);
    return isKnown;
  }

  /** Returns the ranges of segments that may be within a distance of a point, in grid units. */
  stretchesAround(point: GridPoint, steps: number): readonly SegmentRange[] {
    return this.#stretches.around(point, steps);
  }

  /**
   * Closes nodes whose barriers cannot be passed, and marks nodes whose barriers can perhaps be passed. It must be
   * called before the lines through these nodes are added, so that a closed node does not connect components.
   */
  addBarriers(barriers: readonly StreetBarrier[]): void {
    for (const { x, y, tags } of barriers)
      for (const mode of travelModes) {
        if (tags[mode] === undefined) this.#closed[mode].add(this.nodeAt(x, y));
        if (tags[mode] === 'doubtful') this.#doubted[mode].add(this.nodeAt(x, y));
      }
  }

  /** Whether a barrier at a node cannot be passed. */
  isClosed(node: number, mode: TravelMode): boolean {
    return this.#closed[mode].has(node);
  }

  /** Returns the delay in seconds at a node, for a gate that may be closed. */
  delayAt(node: number, mode: TravelMode): number {
    return this.#doubted[mode].has(node) ? doubtfulGateSeconds : 0;
  }

  /** Returns the node at a grid point, which is created if it does not exist. */
  nodeAt(x: number, y: number): number {
    const known = this.#nodeOf.find(x, y);
    if (known !== none) return known;
    const node = this.#addNode(x, y);
    this.#nodeOf.add(x, y, node);
    return node;
  }

  #addNode(x: number, y: number): number {
    const node = this.#x.push(x);
    this.#y.push(y);
    this.#firstHalf.push(none);
    this.#parentOf.push(node);
    this.#partMetres.push(0);
    return node;
  }

  addSegment(from: number, to: number, road: RoadTags): number {
    const segment = this.#metres.push(metresBetween(this.pointOf(from), this.pointOf(to)));
    this.#roadOf.push(this.#roadNumber(road));
    this.#originalOf.push(segment);
    this.#end.push(to);
    this.#end.push(from);
    this.#nextHalf.push(this.#firstHalf.at(from));
    this.#nextHalf.push(this.#firstHalf.at(to));
    this.#firstHalf.set(from, 2 * segment);
    this.#firstHalf.set(to, 2 * segment + 1);
    this.#joinOnFoot(segment, this.#metres.at(segment));
    return segment;
  }

  /**
   * Splits a segment at a point and returns the node there. If the nearest grid point is an end of the segment, that
   * end is returned.
   */
  part(segment: number, point: GridPoint): number {
    const at = { x: Math.round(point.x), y: Math.round(point.y) };
    const [from, to] = this.endsOf(segment);
    for (const end of [from, to]) if (metresBetween(this.pointOf(end), at) === 0) return end;
    // A new node is added even if another node has the same position, because that node may belong to a way above or
    // below.
    const node = this.#addNode(at.x, at.y);
    const road = this.roadOf(segment);
    // The existing segment is shortened to end here, and a new segment starts here.
    this.#end.set(2 * segment, node);
    this.#metres.set(segment, metresBetween(this.pointOf(from), this.pointOf(node)));
    this.#detach(to, 2 * segment + 1);
    this.#nextHalf.set(2 * segment + 1, this.#firstHalf.at(node));
    this.#firstHalf.set(node, 2 * segment + 1);
    this.#joinOnFoot(segment, 0);
    const rest = this.addSegment(node, to, road);
    this.#originalOf.set(rest, this.originalOf(segment));
    const end = this.pointOf(to);
    this.#stretches.add({ first: rest, end: rest + 1 }, [at.x, at.y, end.x, end.y]);
    return node;
  }

  /** Removes a half-edge from the list of a node's half-edges. */
  #detach(node: number, half: number): void {
    const after = this.#nextHalf.at(half);
    if (this.#firstHalf.at(node) === half) {
      this.#firstHalf.set(node, after);
      return;
    }
    for (let other = this.#firstHalf.at(node); other !== none; other = this.#nextHalf.at(other))
      if (this.#nextHalf.at(other) === half) this.#nextHalf.set(other, after);
  }

  pointOf(node: number): GridPoint {
    return { x: this.#x.at(node), y: this.#y.at(node) };
  }

  /** Returns the first half-edge that leaves a node; -1 if no half-edge leaves it. */
  firstHalf(node: number): number {
    return this.#firstHalf.at(node);
  }

  /** Returns the next half-edge that leaves the same node; -1 after the last one. */
  nextHalf(half: number): number {
    return this.#nextHalf.at(half);
  }

  /** Returns the node at the end of a half-edge. */
  endOf(half: number): number {
    return this.#end.at(half);
  }

  /** Returns the end nodes of a segment, in drawing order. */
  endsOf(segment: number): readonly [from: number, to: number] {
    return [this.#end.at(2 * segment + 1), this.#end.at(2 * segment)];
  }

  metresOf(segment: number): number {
    return this.#metres.at(segment);
  }

  /** Returns the segment from which a segment was split. All parts of a mapped segment have the same one. */
  originalOf(segment: number): number {
    return this.#originalOf.at(segment);
  }

  roadOf(segment: number): RoadTags {
    const road = this.#roads[this.#roadOf.at(segment)];
    if (road === undefined) throw new RangeError(`Segment ${segment} belongs to no road.`);
    return road;
  }

  /** Returns the travel time along a half-edge in seconds; Infinity if access is forbidden. */
  seconds(half: number, mode: TravelMode): number {
    const segment = half >> 1;
    return this.#metres.at(segment) * this.#pace[mode].at(2 * this.#roadOf.at(segment) + (half & 1));
  }

  /** Returns the total length of the node's connected component, as far as it has been loaded. */
  metresOfPart(node: number): number {
    return this.#partMetres.at(this.partOf(node));
  }

  /** Returns the node that represents the connected component of a node. It may change when lines are added. */
  partOf(node: number): number {
    let last = node;
    for (let next = this.#parentOf.at(last); next !== last; next = this.#parentOf.at(last)) {
      this.#parentOf.set(last, this.#parentOf.at(next));
      last = next;
    }
    return last;
  }

  /** Whether a segment can be walked in at least one direction. */
  isWalkable(segment: number): boolean {
    const seconds = Math.min(this.seconds(2 * segment, 'foot'), this.seconds(2 * segment + 1, 'foot'));
    return seconds < Number.POSITIVE_INFINITY;
  }

  #joinOnFoot(segment: number, metres: number): void {
    const from = this.#end.at(2 * segment + 1);
    const to = this.#end.at(2 * segment);
    const isShut = this.isClosed(from, 'foot') || this.isClosed(to, 'foot');
    if (!isShut && this.isWalkable(segment)) this.#join(from, to, metres);
  }

  #join(a: number, b: number, metres: number): void {
    const one = this.partOf(a);
    const other = this.partOf(b);
    const large = this.#partMetres.at(one) >= this.#partMetres.at(other) ? one : other;
    const small = large === one ? other : one;
    const total = this.#partMetres.at(large) + metres + (large === small ? 0 : this.#partMetres.at(small));
    this.#parentOf.set(small, large);
    this.#partMetres.set(large, total);
  }

  #roadNumber(road: RoadTags): number {
    const known = this.#numberOf.get(road);
    if (known !== undefined) return known;
    const number = this.#roads.push(road) - 1;
    this.#numberOf.set(road, number);
    for (const mode of travelModes) {
      const pace = paceOf(road, mode);
      this.#pace[mode].push(pace.along);
      this.#pace[mode].push(pace.against);
    }
    return number;
  }
}
