import type { LongitudeLatitude } from '../geography/position.ts';
import { ShortestWays } from './shortest-ways.ts';
import { gridOfPosition } from './street-cell.ts';
import { cellAt } from './street-grid.ts';
import type { StreetNetwork } from './street-network.ts';
import { footSpeed, type TravelMode } from './street-speeds.ts';
import { farthestTieMetres, type Tie, tieToStreet } from './tie-to-street.ts';

export interface WayTarget {
  readonly id: string;
  readonly position: LongitudeLatitude;
}

/** How long the way along the streets takes, one way, with the straight rest at both ends. */
export type TimeByStreet =
  | { readonly isOver: false; readonly seconds: number; readonly metres: number }
  /** It takes longer than this; how much longer was not looked for. */
  | { readonly isOver: true; readonly seconds: number };

/** A way that was found: the halves of the graph in their order, and the straight metres before and after them. */
export interface FoundWay {
  readonly halves: readonly number[];
  readonly seconds: number;
  readonly metres: number;
  readonly from: Tie;
  readonly to: Tie;
}

interface WaysRequest {
  readonly network: StreetNetwork;
  readonly from: LongitudeLatitude;
  readonly targets: readonly WayTarget[];
  readonly mode: TravelMode;
  /** Beyond this nobody goes. */
  readonly limitSeconds: number;
  /** Whether cells may be read for it, beside those that are read already. */
  readonly mayRead: boolean;
}

/** After this long only what is surely nearer than anything found is of use: an ambulance comes in ten minutes on average. */
const leastSearchSeconds = 600;
/** So many AEDs are reached before the search may end early. */
const enoughTargets = 3;
/** Around an AED the streets are read in its neighbouring cells too, where it stands so near to the edge. */
const edgeMetres = 60;

const straightSeconds = (metres: number) => metres / footSpeed;

/** One search from a place to several others along the streets. */
class WaysSearch {
  readonly #request: WaysRequest;
  readonly #start: Tie;
  readonly #ways: ShortestWays;
  readonly #ties = new Map<string, Tie>();
  readonly #open = new Set<number>();
  #waiting: readonly WayTarget[];
  #settledSeconds: number[] = [];
  /** How far the search has gone for certain. */
  #searched = 0;

  constructor(request: WaysRequest, start: Tie) {
    const { network, mode, targets } = request;
    this.#request = request;
    this.#start = start;
    this.#waiting = targets;
    this.#ways = new ShortestWays(network.graph, mode, { node: start.node, seconds: straightSeconds(start.metres) });
  }

  async run(): Promise<void> {
    const { network, limitSeconds, mayRead } = this.#request;
    for (;;) {
      await this.#tieTargets();
      const needed = this.#ways.run({
        seconds: limitSeconds,
        isRead: (cell) => !mayRead || network.stateOf(cell) !== undefined,
        isEnough: (node) => this.#isEnough(node),
      });
      if (needed === null) break;
      await network.read([needed]);
    }
  }

  /** Ties the targets around which the streets are read by now. */
  async #tieTargets(): Promise<void> {
    const { network, mayRead } = this.#request;
    const still: WayTarget[] = [];
    for (const target of this.#waiting) {
      const place = gridOfPosition(target.position);
      const state = network.stateOf(cellAt(place));
      if (state === undefined) still.push(target);
      if (state !== 'read') continue;
      if (mayRead) await network.readAround(place, edgeMetres);
      const tie = this.#tieOf(target);
      if (tie === null) continue;
      this.#ties.set(target.id, tie);
      this.#open.add(tie.node);
    }
    this.#waiting = still;
  }

  #isEnough(node: number): boolean {
    const seconds = this.#ways.secondsTo(node);
    this.#searched = seconds;
    if (this.#open.delete(node)) this.#settledSeconds.push(seconds);
    if (this.#open.size === 0 && this.#waiting.length === 0) return true;
    const enough = this.#settledSeconds[enoughTargets - 1];
    return enough !== undefined && seconds > Math.max(leastSearchSeconds, 2 * enough);
  }

  /** The way to a target; null where none was found. */
  wayTo(target: WayTarget): FoundWay | null {
    const tie = this.#ties.get(target.id);
    if (tie === undefined) return null;
    if (this.#ways.secondsTo(tie.node) < Number.POSITIVE_INFINITY) return this.#wayBy(tie);
    // Its nearest street hangs together with nothing that was reached: another one may.
    const other = this.#ways.isExhausted ? this.#tieOf(target) : null;
    return other && this.#wayBy(other);
  }

  #tieOf({ position }: WayTarget): Tie | null {
    const { network, mode } = this.#request;
    const { graph, obstacles } = network;
    return tieToStreet({ graph, obstacles, place: gridOfPosition(position), mode, part: this.#start.node });
  }

  #wayBy(to: Tie): FoundWay | null {
    const seconds = this.#ways.secondsToNew(to.node);
    if (seconds > this.#request.limitSeconds) return null;
    const halves = this.#ways.halvesTo(to.node);
    const { graph } = this.#request.network;
    const onStreets = halves.reduce((sum, half) => sum + graph.metresOf(half >> 1), 0);
    return {
      halves,
      seconds: seconds + straightSeconds(to.metres),
      metres: this.#start.metres + onStreets + to.metres,
      from: this.#start,
      to,
    };
  }

  timeTo(target: WayTarget): TimeByStreet | null {
    const way = this.wayTo(target);
    if (way !== null) return { isOver: false, seconds: way.seconds, metres: way.metres };
    // Tied to the network, and not reached while everything nearer was.
    const isSearchedFor = this.#ties.has(target.id) && !this.#ways.isExhausted && !this.#request.network.hasFailures;
    return isSearchedFor ? { isOver: true, seconds: this.#searched } : null;
  }
}

/** Searches the ways from a place to several others. Null where no street is known near the place. */
async function searchWays(request: WaysRequest): Promise<WaysSearch | null> {
  const { network, from, mode, mayRead } = request;
  const place = gridOfPosition(from);
  if (mayRead) await network.readAround(place, farthestTieMetres);
  const start = tieToStreet({ graph: network.graph, obstacles: network.obstacles, place, mode });
  if (start === null) return null;
  const search = new WaysSearch(request, start);
  await search.run();
  return search;
}

/** Times along the streets from a place to targets; what is not in the answer is not known, and a straight line has to do. */
export async function findTimes(request: WaysRequest): Promise<ReadonlyMap<string, TimeByStreet>> {
  const search = await searchWays(request);
  const times = new Map<string, TimeByStreet>();
  for (const target of search === null ? [] : request.targets) {
    const time = search?.timeTo(target) ?? null;
    if (time !== null) times.set(target.id, time);
  }
  return times;
}

/** The way along the streets from one place to another; null where none is known. */
export async function findWay(
  request: Omit<WaysRequest, 'targets'> & { readonly to: LongitudeLatitude },
): Promise<FoundWay | null> {
  const target = { id: 'to', position: request.to };
  const search = await searchWays({ ...request, targets: [target] });
  return search?.wayTo(target) ?? null;
}
