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

/** Farther than this no more streets are read once some AEDs are reached: an ambulance comes in ten minutes on average. */
const leastReadSeconds = 600;
/** So many AEDs are enough. */
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
  #waiting: readonly WayTarget[];
  /** From here on cells were left unread: what was not reached takes longer than this. */
  #leftOffSeconds = Number.POSITIVE_INFINITY;

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
        isRead: (cell, seconds) => !mayRead || network.stateOf(cell) !== undefined || this.#isFarEnough(seconds),
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
    }
    this.#waiting = still;
  }

  /** Whether what lies so many seconds away is farther than anybody goes while enough is nearer. */
  #isFarEnough(seconds: number): boolean {
    if (seconds < leastReadSeconds) return false;
    const reached = [...this.#ties.values()].filter(({ node }) => this.#ways.secondsTo(node) <= seconds / 2);
    if (reached.length < enoughTargets) return false;
    this.#leftOffSeconds = Math.min(this.#leftOffSeconds, seconds);
    return true;
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
    const { network, limitSeconds, mayRead } = this.#request;
    if (!mayRead || network.hasFailures) return null;
    // Its streets were not read, or lie beyond what was searched: it is that far at least. One that nothing leads to is not known.
    const isFar = this.#waiting.includes(target) || (this.#ties.has(target.id) && !this.#ways.isExhausted);
    const seconds = Math.min(limitSeconds, this.#leftOffSeconds);
    const isSearchedFor = isFar && (seconds === this.#leftOffSeconds || !this.#ways.isExhausted);
    return isSearchedFor ? { isOver: true, seconds } : null;
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
