import type { LongitudeLatitude } from '../geography/position.ts';
import { ShortestPaths } from './shortest-paths.ts';
import { isSmallComponent, maxSnapMetres, snapToStreets } from './snap-to-street.ts';
import { positionToGridPoint } from './street-cell.ts';
import { cellAt, findCellsAround, metresBetween } from './street-grid.ts';
import type { StreetNetwork, StreetSnap } from './street-network.ts';
import { type TravelMode, walkingMetresPerSecond } from './street-speeds.ts';

export interface RouteTarget {
  readonly id: string;
  readonly position: LongitudeLatitude;
}

/** How long a route along the streets takes in one direction, including the straight connections at both ends. */
export type StreetTravelTime =
  | { readonly isOver: false; readonly seconds: number; readonly metres: number }
  /** The route takes longer than `seconds`; the search stopped at that time. */
  | { readonly isOver: true; readonly seconds: number };

/** A route: its half-edges of the graph in order, and the connections at its two ends. */
export interface RouteEdges {
  readonly halves: readonly number[];
  readonly seconds: number;
  readonly metres: number;
  readonly from: StreetSnap;
  readonly to: StreetSnap;
}

interface RouteRequest {
  readonly network: StreetNetwork;
  readonly from: LongitudeLatitude;
  readonly targets: readonly RouteTarget[];
  readonly mode: TravelMode;
  /** Maximum duration of a route. The search stops there. */
  readonly limitSeconds: number;
  /** Whether the search may load more cells. If not, it uses only cells that are already loaded. */
  readonly mayRead: boolean;
}

/**
 * Once enough AEDs are within reach, cells farther away than this are not loaded, because an ambulance takes ten
 * minutes on average.
 */
const minReadSeconds = 600;
/** When this many AEDs have been reached, no more cells need to be loaded. */
const enoughTargets = 3;
/** If an AED is this close to the edge of its cell, the neighbouring cell is loaded too. */
const edgeMetres = 60;

const straightSeconds = (metres: number) => metres / walkingMetresPerSecond;

/** A search along the streets from one position to several targets. */
class RouteSearch {
  readonly #request: RouteRequest;
  /** Connections of the start position. The first one is to a street of the main network. */
  readonly #starts: readonly [StreetSnap, ...StreetSnap[]];
  readonly #paths: ShortestPaths;
  readonly #snaps = new Map<string, readonly StreetSnap[]>();
  #waiting: readonly RouteTarget[];
  /**
   * Cells this many seconds away or farther were not loaded, so a route to a target that was not reached takes longer
   * than this.
   */
  #unloadedFromSeconds = Number.POSITIVE_INFINITY;

  constructor(request: RouteRequest, starts: readonly [StreetSnap, ...StreetSnap[]]) {
    const { network, mode, targets } = request;
    this.#request = request;
    this.#starts = starts;
    this.#waiting = targets;
    const origins = starts.map(({ node, metres }) => ({ node, seconds: straightSeconds(metres) }));
    this.#paths = new ShortestPaths(network.graph, mode, origins);
  }

  async run(): Promise<void> {
    const { network, limitSeconds, mayRead } = this.#request;
    for (;;) {
      await this.#snapTargets();
      const needed = this.#paths.run({
        seconds: limitSeconds,
        isRead: (cell, seconds) => !mayRead || network.stateOf(cell) !== undefined || this.#isFarEnough(seconds),
        isDone: (seconds) => this.#areTargetsReached(seconds),
      });
      if (needed === null) break;
      await network.read([needed]);
    }
  }

  /**
   * Whether the quickest paths to all targets take at most this many seconds. A route that starts on streets apart from
   * the others may be preferred to a quicker one, so such a search goes on to its limit.
   */
  #areTargetsReached(seconds: number): boolean {
    if (this.#waiting.length > 0 || this.#starts.some(({ isCutOff }) => isCutOff)) return false;
    for (const ties of this.#snaps.values())
      if (ties.some(({ node, isCutOff }) => !isCutOff && this.#paths.secondsTo(node) > seconds)) return false;
    return true;
  }

  /** Connects the targets to the streets if streets around them have been loaded. */
  async #snapTargets(): Promise<void> {
    const { network, mayRead } = this.#request;
    const still: RouteTarget[] = [];
    for (const target of this.#waiting) {
      const place = positionToGridPoint(target.position);
      const cell = cellAt(place);
      // The street that leads to a target near the edge of its cell may be in the next cell.
      const isNear = findCellsAround(place, edgeMetres).some((other) => network.stateOf(other) === 'read');
      if (isNear && mayRead) await network.readAround(place, edgeMetres);
      const state = network.stateOf(cell);
      if (state === undefined) still.push(target);
      if (!isNear || state === undefined || state === 'failed') continue;
      // If the target's own cell is not published, a nearer street may be missing, so only connections within
      // `edgeMetres` are used.
      const ties = this.#snapsOf(target).filter(({ metres }) => state === 'read' || metres <= edgeMetres);
      if (ties.length > 0) this.#snaps.set(target.id, ties);
    }
    this.#waiting = still;
  }

  /** Whether cells this many seconds away need not be loaded, because enough AEDs are at most half as far away. */
  #isFarEnough(seconds: number): boolean {
    if (seconds < minReadSeconds) return false;
    const reached = [...this.#snaps.values()].filter((ties) =>
      ties.some(({ node }) => this.#paths.secondsTo(node) <= seconds / 2),
    );
    if (reached.length < enoughTargets) return false;
    this.#unloadedFromSeconds = Math.min(this.#unloadedFromSeconds, seconds);
    return true;
  }

  /** Returns the route to a target; null if none was found. */
  routeTo(target: RouteTarget): RouteEdges | null {
    const ties = this.#snaps.get(target.id);
    if (ties === undefined) return null;
    return this.#straightTo(target, ties) ?? this.#routeAlongStreets(target, ties);
  }

  /**
   * Returns the straight line to a target that is nearer to the start than both are to the streets, if nothing is in
   * between. In the middle of a park or of a large building, nobody walks to the street and back.
   */
  #straightTo({ position }: RouteTarget, ties: readonly StreetSnap[]): RouteEdges | null {
    const { network, from } = this.#request;
    const [start, end] = [positionToGridPoint(from), positionToGridPoint(position)];
    const metres = metresBetween(start, end);
    if ([...this.#starts, ...ties].some((tie) => tie.metres < metres)) return null;
    const { graph, obstacles, brooks, walls } = network;
    if ([obstacles, brooks, walls].some((lines) => lines.liesBetween(start, end))) return null;
    const node = graph.nodeAt(Math.round(end.x), Math.round(end.y));
    const tie = { node, metres, isCutOff: false };
    return { halves: [], seconds: straightSeconds(metres), metres, from: tie, to: { ...tie, metres: 0 } };
  }

  #routeAlongStreets(target: RouteTarget, ties: readonly StreetSnap[]): RouteEdges | null {
    const reached = ties.filter(({ node }) => this.#paths.secondsTo(node) < Number.POSITIVE_INFINITY);
    if (reached.length > 0) return this.#quickestBy(reached);
    // The search reached none of the streets at the target. They may be disconnected from the others, so streets nearby
    // are tried.
    return this.#paths.isExhausted ? this.#quickestBy(this.#snapsOf(target)) : null;
  }

  #snapsOf({ position }: RouteTarget): readonly StreetSnap[] {
    const { network, mode } = this.#request;
    const place = positionToGridPoint(position);
    const part = network.graph.partOf(this.#starts[0].node);
    return network.reuseSnaps([mode, place.x, place.y, part].join(), () =>
      snapToStreets({ network, place, mode, isFixed: true, part }),
    );
  }

  #quickestBy(ties: readonly StreetSnap[]): RouteEdges | null {
    const ways = ties.flatMap((tie) => this.#routeBy(tie) ?? []);
    // If both ends are on the same small network of ways, such as in a closed yard, the route stays on that network.
    const inside = ways.find(({ from }) => from.isCutOff);
    return (
      inside ?? ways.reduce<RouteEdges | null>((best, way) => (best && best.seconds <= way.seconds ? best : way), null)
    );
  }

  #routeBy(to: StreetSnap): RouteEdges | null {
    const seconds = this.#paths.secondsToNew(to.node);
    if (seconds > this.#request.limitSeconds) return null;
    const halves = this.#paths.halvesTo(to.node);
    const { graph } = this.#request.network;
    const onStreets = halves.reduce((sum, half) => sum + graph.metresOf(half >> 1), 0);
    const [first] = halves;
    const origin = first === undefined ? to.node : graph.endOf(first ^ 1);
    const from = this.#starts.find(({ node }) => node === origin) ?? this.#starts[0];
    return {
      halves,
      seconds: seconds + straightSeconds(to.metres),
      metres: from.metres + onStreets + to.metres,
      from,
      to,
    };
  }

  /**
   * Whether the target is on the other side of water or a railway and no street leads to it, as to an island. A
   * straight line cannot be walked there.
   */
  #isAcrossWater(target: RouteTarget): boolean {
    const { network, from } = this.#request;
    if (!this.#snaps.has(target.id) || !this.#paths.isExhausted) return false;
    if (isSmallComponent(network.graph, this.#starts[0].node)) return false;
    return network.obstacles.liesBetween(positionToGridPoint(from), positionToGridPoint(target.position));
  }

  timeTo(target: RouteTarget): StreetTravelTime | null {
    const way = this.routeTo(target);
    if (way !== null) return { isOver: false, seconds: way.seconds, metres: way.metres };
    const { network, limitSeconds, mayRead } = this.#request;
    if (!mayRead || network.hasFailures) return null;
    if (this.#isAcrossWater(target)) return { isOver: true, seconds: limitSeconds };
    // If the streets around the target were not loaded, or are outside of the searched area, the target is at least as
    // far away as the search reached. If they were searched and no route was found, the travel time is unknown.
    const isFar = this.#waiting.includes(target) || (this.#snaps.has(target.id) && !this.#paths.isExhausted);
    const seconds = Math.min(limitSeconds, this.#unloadedFromSeconds);
    const isSearchedFor = isFar && (seconds === this.#unloadedFromSeconds || !this.#paths.isExhausted);
    return isSearchedFor ? { isOver: true, seconds } : null;
  }
}

/** Searches for routes from a position to several targets. Null if there is no street near the position. */
async function searchRoutes(request: RouteRequest): Promise<RouteSearch | null> {
  const { network, from, mode, mayRead } = request;
  const place = positionToGridPoint(from);
  if (mayRead) await network.readAround(place, maxSnapMetres);
  const [start, ...others] = snapToStreets({ network, place, mode, isFixed: false });
  if (start === undefined) return null;
  const search = new RouteSearch(request, [start, ...others]);
  await search.run();
  return search;
}

/**
 * Returns the travel times along the streets from a position to several targets. A target without a known time is
 * missing; its straight-line distance must be used instead.
 */
export async function findTravelTimes(request: RouteRequest): Promise<ReadonlyMap<string, StreetTravelTime>> {
  const search = await searchRoutes(request);
  const times = new Map<string, StreetTravelTime>();
  for (const target of search === null ? [] : request.targets) {
    const time = search?.timeTo(target) ?? null;
    if (time !== null) times.set(target.id, time);
  }
  return times;
}

/** Returns the route along the streets between two positions; null if no route was found. */
export async function findRoute(
  request: Omit<RouteRequest, 'targets'> & { readonly to: LongitudeLatitude },
): Promise<RouteEdges | null> {
  const target = { id: 'to', position: request.to };
  const search = await searchRoutes({ ...request, targets: [target] });
  return search?.routeTo(target) ?? null;
}
