import type { LongitudeLatitude } from '../geography/position.ts';
import { ShortestWays } from './shortest-ways.ts';
import { gridOfPosition } from './street-cell.ts';
import { cellAt } from './street-grid.ts';
import type { StreetNetwork } from './street-network.ts';
import { footSpeed, type TravelMode } from './street-speeds.ts';
import { farthestTieMetres, isSmallPart, type Tie, tiesToStreets } from './tie-to-street.ts';

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
  /** The first of them leads everywhere. */
  readonly #starts: readonly [Tie, ...Tie[]];
  readonly #ways: ShortestWays;
  readonly #ties = new Map<string, readonly Tie[]>();
  #waiting: readonly WayTarget[];
  /** From here on cells were left unread: what was not reached takes longer than this. */
  #leftOffSeconds = Number.POSITIVE_INFINITY;

  constructor(request: WaysRequest, starts: readonly [Tie, ...Tie[]]) {
    const { network, mode, targets } = request;
    this.#request = request;
    this.#starts = starts;
    this.#waiting = targets;
    const origins = starts.map(({ node, metres }) => ({ node, seconds: straightSeconds(metres) }));
    this.#ways = new ShortestWays(network.graph, mode, origins);
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
      const ties = this.#tiesOf(target);
      if (ties.length > 0) this.#ties.set(target.id, ties);
    }
    this.#waiting = still;
  }

  /** Whether what lies so many seconds away is farther than anybody goes while enough is nearer. */
  #isFarEnough(seconds: number): boolean {
    if (seconds < leastReadSeconds) return false;
    const reached = [...this.#ties.values()].filter((ties) =>
      ties.some(({ node }) => this.#ways.secondsTo(node) <= seconds / 2),
    );
    if (reached.length < enoughTargets) return false;
    this.#leftOffSeconds = Math.min(this.#leftOffSeconds, seconds);
    return true;
  }

  /** The way to a target; null where none was found. */
  wayTo(target: WayTarget): FoundWay | null {
    const ties = this.#ties.get(target.id);
    if (ties === undefined) return null;
    const reached = ties.filter(({ node }) => this.#ways.secondsTo(node) < Number.POSITIVE_INFINITY);
    if (reached.length > 0) return this.#quickestBy(reached);
    // Its nearest street hangs together with nothing that was reached: another one may.
    return this.#ways.isExhausted ? this.#quickestBy(this.#tiesOf(target)) : null;
  }

  #tiesOf({ position }: WayTarget): Tie[] {
    const { network, mode } = this.#request;
    return tiesToStreets({ network, place: gridOfPosition(position), mode, part: this.#starts[0].node });
  }

  #quickestBy(ties: readonly Tie[]): FoundWay | null {
    const ways = ties.flatMap((tie) => this.#wayBy(tie) ?? []);
    // Within a yard that is cut off, nobody goes out through its wall and in again.
    const inside = ways.find(({ from }) => from !== this.#starts[0]);
    return (
      inside ?? ways.reduce<FoundWay | null>((best, way) => (best && best.seconds <= way.seconds ? best : way), null)
    );
  }

  #wayBy(to: Tie): FoundWay | null {
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
   * Whether nothing leads there from streets that hang together, and water or rails lie between: an island, a bank without a bridge. The
   * straight line leads nobody there.
   */
  #isAcrossWater(target: WayTarget): boolean {
    const { network, from } = this.#request;
    if (!this.#ties.has(target.id) || !this.#ways.isExhausted) return false;
    if (isSmallPart(network.graph, this.#starts[0].node)) return false;
    return network.obstacles.liesBetween(gridOfPosition(from), gridOfPosition(target.position));
  }

  timeTo(target: WayTarget): TimeByStreet | null {
    const way = this.wayTo(target);
    if (way !== null) return { isOver: false, seconds: way.seconds, metres: way.metres };
    const { network, limitSeconds, mayRead } = this.#request;
    if (!mayRead || network.hasFailures) return null;
    if (this.#isAcrossWater(target)) return { isOver: true, seconds: limitSeconds };
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
  const [start, ...others] = tiesToStreets({ network, place, mode });
  if (start === undefined) return null;
  const search = new WaysSearch(request, [start, ...others]);
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
