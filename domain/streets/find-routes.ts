import type { LongitudeLatitude } from '../geography/position.ts';
import { ShortestPaths } from './shortest-paths.ts';
import { isSmallComponent, maxSnapMetres, type StreetSnap, snapToStreets } from './snap-to-street.ts';
import { gridOfPosition } from './street-cell.ts';
import { cellAt } from './street-grid.ts';
import type { StreetNetwork } from './street-network.ts';
import { type TravelMode, walkingSpeed } from './street-speeds.ts';

export interface RouteTarget {
  readonly id: string;
  readonly position: LongitudeLatitude;
}

/** Duration of the route along the streets in one direction, including the straight parts at both ends. */
export type StreetTravelTime =
  | { readonly isOver: false; readonly seconds: number; readonly metres: number }
  /** The route takes longer than `seconds`; the search stopped there. */
  | { readonly isOver: true; readonly seconds: number };

/** A route: the half-edges of the graph in order, and the straight metres before and after them. */
export interface RouteEdges {
  readonly halves: readonly number[];
  readonly seconds: number;
  readonly metres: number;
  readonly from: StreetSnap;
  readonly to: StreetSnap;
}

interface WaysRequest {
  readonly network: StreetNetwork;
  readonly from: LongitudeLatitude;
  readonly targets: readonly RouteTarget[];
  readonly mode: TravelMode;
  /** Longer walks are not considered. */
  readonly limitSeconds: number;
  /** Whether more cells may be loaded, besides those already loaded. */
  readonly mayRead: boolean;
}

/** Beyond this no more cells are loaded once some AEDs are reached: an ambulance arrives in ten minutes on average. */
const leastReadSeconds = 600;
/** Once this many AEDs are reached, no more cells are loaded. */
const enoughTargets = 3;
/** Around an AED this close to an edge, neighbouring cells are loaded too. */
const edgeMetres = 60;

const straightSeconds = (metres: number) => metres / walkingSpeed;

/** One search from a position to several targets along the streets. */
class WaysSearch {
  readonly #request: WaysRequest;
  /** The first of them is connected to the main network. */
  readonly #starts: readonly [StreetSnap, ...StreetSnap[]];
  readonly #ways: ShortestPaths;
  readonly #ties = new Map<string, readonly StreetSnap[]>();
  #waiting: readonly RouteTarget[];
  /** Distance in seconds from which cells were left unloaded; targets not reached take longer than this. */
  #leftOffSeconds = Number.POSITIVE_INFINITY;

  constructor(request: WaysRequest, starts: readonly [StreetSnap, ...StreetSnap[]]) {
    const { network, mode, targets } = request;
    this.#request = request;
    this.#starts = starts;
    this.#waiting = targets;
    const origins = starts.map(({ node, metres }) => ({ node, seconds: straightSeconds(metres) }));
    this.#ways = new ShortestPaths(network.graph, mode, origins);
  }

  async run(): Promise<void> {
    const { network, limitSeconds, mayRead } = this.#request;
    for (;;) {
      await this.#tieTargets();
      const needed = this.#ways.run({
        seconds: limitSeconds,
        isRead: (cell, seconds) => !mayRead || network.stateOf(cell) !== undefined || this.#isFarEnough(seconds),
      });
      if (needed === null) break;
      await network.read([needed]);
    }
  }

  /** Connects the targets whose surroundings are loaded by now. */
  async #tieTargets(): Promise<void> {
    const { network, mayRead } = this.#request;
    const still: RouteTarget[] = [];
    for (const target of this.#waiting) {
      const place = gridOfPosition(target.position);
      const state = network.stateOf(cellAt(place));
      if (state === undefined) still.push(target);
      if (state !== 'read') continue;
      if (mayRead) await network.readAround(place, edgeMetres);
      const ties = this.#tiesOf(target);
      if (ties.length > 0) this.#ties.set(target.id, ties);
    }
    this.#waiting = still;
  }

  /** Whether no cells this many seconds away need to be loaded, because enough AEDs are within half of that. */
  #isFarEnough(seconds: number): boolean {
    if (seconds < leastReadSeconds) return false;
    const reached = [...this.#ties.values()].filter((ties) =>
      ties.some(({ node }) => this.#ways.secondsTo(node) <= seconds / 2),
    );
    if (reached.length < enoughTargets) return false;
    this.#leftOffSeconds = Math.min(this.#leftOffSeconds, seconds);
    return true;
  }

  /** The route to a target; null if none was found. */
  wayTo(target: RouteTarget): RouteEdges | null {
    const ties = this.#ties.get(target.id);
    if (ties === undefined) return null;
    const reached = ties.filter(({ node }) => this.#ways.secondsTo(node) < Number.POSITIVE_INFINITY);
    if (reached.length > 0) return this.#quickestBy(reached);
    // The target's nearest street is not connected to any street that was reached, but another one nearby may be.
    return this.#ways.isExhausted ? this.#quickestBy(this.#tiesOf(target)) : null;
  }

  #tiesOf({ position }: RouteTarget): StreetSnap[] {
    const { network, mode } = this.#request;
    return snapToStreets({ network, place: gridOfPosition(position), mode, isFixed: true, part: this.#starts[0].node });
  }

  #quickestBy(ties: readonly StreetSnap[]): RouteEdges | null {
    const ways = ties.flatMap((tie) => this.#wayBy(tie) ?? []);
    // Within a disconnected yard, walkers do not leave through its wall and come back in.
    const inside = ways.find(({ from }) => from.isCutOff);
    return (
      inside ?? ways.reduce<RouteEdges | null>((best, way) => (best && best.seconds <= way.seconds ? best : way), null)
    );
  }

  #wayBy(to: StreetSnap): RouteEdges | null {
    const seconds = this.#ways.secondsToNew(to.node);
    if (seconds > this.#request.limitSeconds) return null;
    const halves = this.#ways.halvesTo(to.node);
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
   * Whether no connected street leads there, and water or a railway is in between: an island, a bank without a bridge.
   * The straight line is not walkable.
   */
  #isAcrossWater(target: RouteTarget): boolean {
    const { network, from } = this.#request;
    if (!this.#ties.has(target.id) || !this.#ways.isExhausted) return false;
    if (isSmallComponent(network.graph, this.#starts[0].node)) return false;
    return network.obstacles.liesBetween(gridOfPosition(from), gridOfPosition(target.position));
  }

  timeTo(target: RouteTarget): StreetTravelTime | null {
    const way = this.wayTo(target);
    if (way !== null) return { isOver: false, seconds: way.seconds, metres: way.metres };
    const { network, limitSeconds, mayRead } = this.#request;
    if (!mayRead || network.hasFailures) return null;
    if (this.#isAcrossWater(target)) return { isOver: true, seconds: limitSeconds };
    // The streets around the target were not loaded, or are beyond the searched area: the target is at least that far.
    // Whether a target without any route is reachable is unknown.
    const isFar = this.#waiting.includes(target) || (this.#ties.has(target.id) && !this.#ways.isExhausted);
    const seconds = Math.min(limitSeconds, this.#leftOffSeconds);
    const isSearchedFor = isFar && (seconds === this.#leftOffSeconds || !this.#ways.isExhausted);
    return isSearchedFor ? { isOver: true, seconds } : null;
  }
}

/** Searches the routes from a position to several targets. Null if no street is known near the position. */
async function searchWays(request: WaysRequest): Promise<WaysSearch | null> {
  const { network, from, mode, mayRead } = request;
  const place = gridOfPosition(from);
  if (mayRead) await network.readAround(place, maxSnapMetres);
  const [start, ...others] = snapToStreets({ network, place, mode, isFixed: false });
  if (start === undefined) return null;
  const search = new WaysSearch(request, [start, ...others]);
  await search.run();
  return search;
}

/**
 * Travel times along the streets from a position to targets; missing ones are unknown, and the straight line must be
 * used.
 */
export async function findTravelTimes(request: WaysRequest): Promise<ReadonlyMap<string, StreetTravelTime>> {
  const search = await searchWays(request);
  const times = new Map<string, StreetTravelTime>();
  for (const target of search === null ? [] : request.targets) {
    const time = search?.timeTo(target) ?? null;
    if (time !== null) times.set(target.id, time);
  }
  return times;
}

/** The route along the streets between two positions; null if none is known. */
export async function findRoute(
  request: Omit<WaysRequest, 'targets'> & { readonly to: LongitudeLatitude },
): Promise<RouteEdges | null> {
  const target = { id: 'to', position: request.to };
  const search = await searchWays({ ...request, targets: [target] });
  return search?.wayTo(target) ?? null;
}
