import { fractions, type GrowingNumbers, integersFromDeltas } from './growing-numbers.ts';
import { PointIndex } from './point-index.ts';
import { type BarrierTags, cellExtent, type GridPoint, type RoadTags } from './street-cell.ts';
import { metresBetween } from './street-grid.ts';
import { doubtedGateSeconds, paceOf, type TravelMode, travelModes } from './street-speeds.ts';
import { StreetStretches, type Stretch } from './street-stretches.ts';

/** A line of the network: points of the world's grid as x, y, x, y …, in the direction it was drawn. Equal points join. */
export interface StreetLine {
  readonly road: RoadTags;
  readonly points: readonly number[];
}

/** A gate, a bollard or the like on a vertex of the network. */
export interface StreetBarrier extends GridPoint {
  readonly tags: BarrierTags;
}

const none = -1;
/** More than the grid has points in a row: x and y make one number, exact in a double. */
const rowLength = 2 ** 26 + 1;

/**
 * The streets as points and the segments between them. It grows while it is read: tiles are added as a search comes to their edge, and a
 * segment is parted where a way begins or ends on it.
 *
 * A half is one direction of a segment: `2 × segment` as it was drawn, `2 × segment + 1` against it.
 */
export class StreetGraph {
  readonly #nodeOf = new PointIndex((node) => this.pointOf(node));
  readonly #x = integersFromDeltas();
  readonly #y = integersFromDeltas();
  /** The first half that leaves a node, and the one after each half. */
  readonly #firstHalf = integersFromDeltas();
  readonly #nextHalf = integersFromDeltas();
  readonly #end = integersFromDeltas();
  readonly #metres = fractions();
  readonly #roadOf = integersFromDeltas();
  readonly #roads: RoadTags[] = [];
  readonly #numberOf = new Map<RoadTags, number>();
  readonly #pace: Record<TravelMode, GrowingNumbers<Float64Array<ArrayBuffer>>> = {
    foot: fractions(),
    car: fractions(),
  };
  readonly #stretches = new StreetStretches();
  readonly #acrossEdges = new Set<number>();
  readonly #closed: Record<TravelMode, Set<number>> = { foot: new Set(), car: new Set() };
  readonly #doubted: Record<TravelMode, Set<number>> = { foot: new Set(), car: new Set() };
  /** The parts of the network that hang together on foot: a node of the same part, and the metres of the part at its last node. */
  readonly #joined = integersFromDeltas();
  readonly #partMetres = fractions();

  get nodeCount(): number {
    return this.#x.length;
  }

  get segmentCount(): number {
    return this.#metres.length;
  }

  /** Adds lines of the network. */
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
      if (this.segmentCount > first) this.#addStretch({ first, end: this.segmentCount });
    }
  }

  /** Whether a segment has come with another cell already: those that lead across an edge stand in both. */
  #isKnownAtEdge(from: number, to: number): boolean {
    const isWithin =
      Math.floor(this.#x.at(from) / cellExtent) === Math.floor(this.#x.at(to) / cellExtent) &&
      Math.floor(this.#y.at(from) / cellExtent) === Math.floor(this.#y.at(to) / cellExtent);
    if (isWithin) return false;
    const key = Math.min(from, to) * rowLength + Math.max(from, to);
    const isKnown = this.#acrossEdges.has(key);
    this.#acrossEdges.add(key);
    return isKnown;
  }

  #addStretch(stretch: Stretch): void {
    const nodes = [this.#end.at(2 * stretch.first + 1)];
    for (let segment = stretch.first; segment < stretch.end; segment++) nodes.push(this.#end.at(2 * segment));
    this.#stretches.add(
      stretch,
      nodes.map((node) => this.pointOf(node)),
    );
  }

  /** The segments of lines that may come within so many steps of a point. */
  stretchesAround(point: GridPoint, steps: number): readonly Stretch[] {
    return this.#stretches.around(point, steps);
  }

  /**
   * Closes nodes to whom a barrier does not let pass, and notes those that let pass only perhaps. Before the lines that lead through them, so that
   * parts do not hang together by a closed one.
   */
  addBarriers(barriers: readonly StreetBarrier[]): void {
    for (const { x, y, tags } of barriers)
      for (const mode of travelModes) {
        if (tags[mode] === undefined) this.#closed[mode].add(this.nodeAt(x, y));
        if (tags[mode] === 'doubtful') this.#doubted[mode].add(this.nodeAt(x, y));
      }
  }

  /** Whether a barrier stands there that does not let pass. */
  isClosed(node: number, mode: TravelMode): boolean {
    return this.#closed[mode].has(node);
  }

  /** Seconds that passing a node takes beside the ways: a gate that may be shut. */
  delayAt(node: number, mode: TravelMode): number {
    return this.#doubted[mode].has(node) ? doubtedGateSeconds : 0;
  }

  /** The node at a point of the grid, which is made where there is none. */
  nodeAt(x: number, y: number): number {
    const known = this.#nodeOf.find(x, y);
    if (known !== none) return known;
    const node = this.#addNode(x, y);
    this.#nodeOf.add(node);
    return node;
  }

  #addNode(x: number, y: number): number {
    const node = this.#x.push(x);
    this.#y.push(y);
    this.#firstHalf.push(none);
    this.#joined.push(node);
    this.#partMetres.push(0);
    return node;
  }

  addSegment(from: number, to: number, road: RoadTags): number {
    const segment = this.#metres.push(metresBetween(this.pointOf(from), this.pointOf(to)));
    this.#roadOf.push(this.#roadNumber(road));
    this.#end.push(to);
    this.#end.push(from);
    this.#nextHalf.push(this.#firstHalf.at(from));
    this.#nextHalf.push(this.#firstHalf.at(to));
    this.#firstHalf.set(from, 2 * segment);
    this.#firstHalf.set(to, 2 * segment + 1);
    this.#joinOnFoot(segment, this.#metres.at(segment));
    return segment;
  }

  /** Parts a segment at a point; answers with the node there, which is an end of the segment where the grid knows no point between. */
  part(segment: number, point: GridPoint): number {
    const at = { x: Math.round(point.x), y: Math.round(point.y) };
    const [from, to] = this.endsOf(segment);
    for (const end of [from, to]) if (metresBetween(this.pointOf(end), at) === 0) return end;
    // Never the node of another way that runs above or below this one.
    const node = this.#addNode(at.x, at.y);
    const road = this.roadOf(segment);
    // The former segment ends here, and a new one leads on from here.
    this.#end.set(2 * segment, node);
    this.#metres.set(segment, metresBetween(this.pointOf(from), this.pointOf(node)));
    this.#detach(to, 2 * segment + 1);
    this.#nextHalf.set(2 * segment + 1, this.#firstHalf.at(node));
    this.#firstHalf.set(node, 2 * segment + 1);
    this.#joinOnFoot(segment, 0);
    const rest = this.addSegment(node, to, road);
    this.#addStretch({ first: rest, end: rest + 1 });
    return node;
  }

  /** Takes a half out of those that leave a node. */
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

  /** The first half that leaves a node; -1 where none does. */
  firstHalf(node: number): number {
    return this.#firstHalf.at(node);
  }

  /** The half after this one among those that leave the same node; -1 after the last. */
  nextHalf(half: number): number {
    return this.#nextHalf.at(half);
  }

  /** The node that a half leads to. */
  endOf(half: number): number {
    return this.#end.at(half);
  }

  /** The nodes of a segment, as it was drawn. */
  endsOf(segment: number): readonly [from: number, to: number] {
    return [this.#end.at(2 * segment + 1), this.#end.at(2 * segment)];
  }

  metresOf(segment: number): number {
    return this.#metres.at(segment);
  }

  roadOf(segment: number): RoadTags {
    const road = this.#roads[this.#roadOf.at(segment)];
    if (road === undefined) throw new RangeError(`Segment ${segment} belongs to no road.`);
    return road;
  }

  /** Seconds along a half; Infinity where nobody may go. */
  seconds(half: number, mode: TravelMode): number {
    const segment = half >> 1;
    return this.#metres.at(segment) * this.#pace[mode].at(2 * this.#roadOf.at(segment) + (half & 1));
  }

  /** Metres of all that hangs together on foot with a node, as far as it is read. */
  metresOfPart(node: number): number {
    return this.#partMetres.at(this.partOf(node));
  }

  /** The part of the network that a node belongs to: the same number for all of one part, until more is added. */
  partOf(node: number): number {
    let last = node;
    for (let next = this.#joined.at(last); next !== last; next = this.#joined.at(last)) {
      this.#joined.set(last, this.#joined.at(next));
      last = next;
    }
    return last;
  }

  /** Whether anybody walks along a segment, in either direction. */
  isWalkable(segment: number): boolean {
    const seconds = Math.min(this.seconds(2 * segment, 'foot'), this.seconds(2 * segment + 1, 'foot'));
    return seconds < Number.POSITIVE_INFINITY;
  }

  #joinOnFoot(segment: number, metres: number): void {
    const [from, to] = this.endsOf(segment);
    const isShut = this.isClosed(from, 'foot') || this.isClosed(to, 'foot');
    if (!isShut && this.isWalkable(segment)) this.#join(from, to, metres);
  }

  #join(a: number, b: number, metres: number): void {
    const [one, other] = [this.partOf(a), this.partOf(b)];
    const [large, small] = this.#partMetres.at(one) >= this.#partMetres.at(other) ? [one, other] : [other, one];
    const total = this.#partMetres.at(large) + metres + (large === small ? 0 : this.#partMetres.at(small));
    this.#joined.set(small, large);
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
