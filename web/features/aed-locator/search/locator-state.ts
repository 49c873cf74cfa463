import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { RankedAed, RankedList } from '../../../../domain/aed/rank-by-arrival.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { Found, LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type {
  AedSource,
  AedsFound,
  EmergencyCall,
  FoundSearch,
  FoundStreets,
  LocationPrompt,
  OfferedOrder,
  Outcome,
  RegistryFinding,
  Search,
  Walked,
} from './aed-source.ts';

/** Somebody who was so near to an AED and is this much farther from it has gone by. */
const [besideKm, goneByKm] = [0.04, 0.04];

/** What was found, with its distances from another place. */
export function foundFrom({ listed, alternative }: AedsFound, position: LongitudeLatitude): AedsFound {
  const fromThere = ({ item }: Found<RegisteredAed>) => ({ item, distanceKm: distanceKm(position, item.position) });
  return { listed: listed.map(fromThere), alternative: alternative && fromThere(alternative) };
}

/** The list as judged now in the order in which it stood before, each with the reason for its place there. */
function inOrderOf(before: RankedList, { inReach, beyond }: RankedList): RankedList {
  const now = new Map([...inReach, ...beyond].map((entry) => [entry.aed.id, entry]));
  const known = new Set([...before.inReach, ...before.beyond].map(({ aed }) => aed.id));
  const asBefore = (entries: readonly RankedAed[]) =>
    entries.map((entry): RankedAed => ({ ...(now.get(entry.aed.id) ?? entry), reason: entry.reason }));
  const isNew = ({ aed }: RankedAed) => !known.has(aed.id);
  return {
    inReach: [...asBefore(before.inReach), ...inReach.filter(isNew)],
    beyond: [...asBefore(before.beyond), ...beyond.filter(isNew)],
    pair: before.pair,
  };
}

interface Move {
  readonly position: LongitudeLatitude;
  readonly streets: FoundStreets | null;
}

/** What is known of somebody who has moved, and whether they have gone by the first of the list. */
function walkedTo(found: FoundSearch, { position, streets }: Move): { walked: Walked; hasPassed: boolean } {
  const first = found.finding.list.inReach[0];
  const km = first === undefined ? Number.POSITIVE_INFINITY : distanceKm(position, first.aed.position);
  const nearestToFirstKm = Math.min(km, found.walked?.nearestToFirstKm ?? Number.POSITIVE_INFINITY);
  const hasPassed = nearestToFirstKm <= besideKm && km >= nearestToFirstKm + goneByKm;
  return { walked: { position, streets: streets ?? undefined, nearestToFirstKm }, hasPassed };
}

export interface LocatorState {
  readonly search: Search;
  /** The search shown, where it found, else the one before that did: a search that fails takes no list away. */
  readonly lastFound: FoundSearch | null;
  /** Null until a search has opened it. */
  readonly source: AedSource | null;
  /** Null until the country is known. */
  readonly emergencyCall: EmergencyCall | null;
  /** The AED that the visitor has set off for; null before. */
  readonly leftFor: string | null;
  /** An order by the streets that came after the visitor had set off for another AED: asked, not followed. */
  readonly offered: OfferedOrder | null;
}

export type LocatorEvent =
  | { readonly type: 'search-started' }
  | { readonly type: 'source-opened'; readonly source: AedSource }
  | { readonly type: 'position-awaited' }
  | { readonly type: 'search-ended'; readonly outcome: Outcome }
  | { readonly type: 'search-failed'; readonly isDamaged: boolean }
  /** What was found is judged for who sets off now. */
  | { readonly type: 'time-passed'; readonly now: Date }
  /** The ways along the streets have come, after the list; null where there are none. */
  | { readonly type: 'streets-known'; readonly streets: FoundStreets | null; readonly now: Date }
  /** The visitor has moved, with the ways from there where they are known. */
  | {
      readonly type: 'moved';
      readonly position: LongitudeLatitude;
      readonly streets: FoundStreets | null;
      readonly now: Date;
    }
  | { readonly type: 'left'; readonly aedId: string }
  | { readonly type: 'offer-answered'; readonly isTaken: boolean }
  | { readonly type: 'country-known'; readonly call: EmergencyCall | null };

export const idleLocator: LocatorState = {
  search: { phase: 'idle' },
  lastFound: null,
  source: null,
  emergencyCall: null,
  leftFor: null,
  offered: null,
};

export function nextLocatorState(state: LocatorState, event: LocatorEvent): LocatorState {
  switch (event.type) {
    case 'search-started':
      return { ...state, search: { phase: 'loading' }, leftFor: null, offered: null };
    case 'source-opened':
      return { ...state, source: event.source };
    case 'position-awaited':
      return { ...state, search: { phase: 'loading', isPositionAwaited: true } };
    case 'search-ended':
      return shownAfter(state, event.outcome);
    case 'search-failed':
      return { ...state, search: { phase: 'failed', isDamaged: event.isDamaged } };
    case 'time-passed':
      return judgedAnew(state, event.now);
    case 'streets-known':
      return byStreets(state, event.streets, event.now);
    case 'moved':
      return moved(state, event);
    case 'left':
      return { ...state, leftFor: event.aedId };
    case 'offer-answered':
      return {
        ...(event.isTaken && state.offered !== null ? withFound(state, state.offered.found) : state),
        offered: null,
      };
    case 'country-known':
      return inCountry(state, event.call);
  }
}

const shownAfter = (state: LocatorState, search: Outcome): LocatorState => ({
  ...state,
  search,
  lastFound: search.phase === 'found' ? search : state.lastFound,
});

function judgedAnew(state: LocatorState, now: Date): LocatorState {
  const { lastFound, source } = state;
  if (lastFound === null || source === null) return state;
  const finding = source.judgeAnew(lastFound, now);
  return withFound(state, { ...lastFound, finding: lastFound.walked ? inPlace(lastFound, finding) : finding });
}

/** Who walks reads on in the list: only a press, or going by the first one, changes its order. */
const inPlace = (before: FoundSearch, finding: RegistryFinding): RegistryFinding => ({
  ...finding,
  list: inOrderOf(before.finding.list, finding.list),
});

/** Distances and minutes from where the visitor is by now. */
function moved(state: LocatorState, event: Extract<LocatorEvent, { type: 'moved' }>): LocatorState {
  const { lastFound, source, leftFor } = state;
  if (lastFound === null || source === null) return state;
  const { walked, hasPassed } = walkedTo(lastFound, event);
  const found = { ...lastFound, walked };
  const finding = source.judgeAnew(found, event.now);
  const isReordered = hasPassed && finding.list.inReach[0]?.aed.id !== firstOf(lastFound);
  const listAtOrder = lastFound.listAtOrder ?? lastFound.finding.list;
  const stayed = { ...found, finding: inPlace(lastFound, finding), listAtOrder };
  if (!isReordered) return withFound(state, stayed);
  // Each time somebody has gone by, once.
  const goneBy = { ...walked, nearestToFirstKm: Number.POSITIVE_INFINITY };
  const reordered = {
    ...found,
    finding,
    streets: walked.streets ?? noWays,
    walked: goneBy,
    isReordered,
    listAtOrder: undefined,
  };
  if (leftFor === null || firstOf(reordered) === leftFor) return withFound(state, reordered);
  return { ...withFound(state, { ...stayed, walked: goneBy }), offered: { found: reordered, leftFor } };
}

const noWays: FoundStreets = { byId: new Map() };

/** Shows what was found in another order. */
function withFound(state: LocatorState, found: FoundSearch): LocatorState {
  return { ...state, search: state.search === state.lastFound ? found : state.search, lastFound: found };
}

const firstOf = ({ finding }: FoundSearch) => finding.list.inReach[0]?.aed.id;

/** Orders by the streets; who has set off for another AED than is first then is asked, and nothing is moved. */
function byStreets(state: LocatorState, streets: FoundStreets | null, now: Date): LocatorState {
  const { lastFound, source, leftFor } = state;
  if (lastFound === null || source === null) return state;
  if (streets === null) return withFound(state, { ...lastFound, mayHaveWays: false });
  const along = { ...lastFound, streets, mayHaveWays: false, listAtOrder: undefined };
  const judged = { ...along, finding: source.judgeAnew(along, now) };
  const isReordered = firstOf(judged) !== firstOf(lastFound);
  const found = { ...judged, isReordered };
  if (leftFor !== null && isReordered && firstOf(judged) !== leftFor) return { ...state, offered: { found, leftFor } };
  return withFound(state, found);
}

/** With whom to call, and what the registers do not cover there. */
function inCountry(state: LocatorState, call: EmergencyCall | null): LocatorState {
  const { search, lastFound, source } = state;
  if (lastFound === null || source === null || search !== lastFound) return { ...state, emergencyCall: call };
  const notCovered = source.notCoveredAt?.(lastFound.place, call) ?? null;
  const told = notCovered === null ? lastFound : { ...lastFound, finding: { ...lastFound.finding, notCovered } };
  return { ...state, emergencyCall: call, search: told, lastFound: told };
}

/** Why the visitor should be asked for a place now; null where there is no need. */
export function locationPromptOf(search: Search): LocationPrompt | null {
  if (search.phase === 'place-needed') return search.need;
  return search.phase === 'loading' && search.isPositionAwaited === true ? 'awaited' : null;
}

/** What was found, and at which entry of the window's history. In memory alone, for a position is in it: a reload forgets it. */
let kept: { readonly entry: unknown; readonly state: LocatorState } | null = null;

/** As the router names it, the one that the window began with without a key; undefined where no router names them. */
const shownEntry = () => history.state && `${history.state.idx} ${history.state.key}`;

/** Keeps what was found until something else is found, or looked for in vain at the same entry. */
export function cacheSearch(state: LocatorState): void {
  const entry = shownEntry();
  if (entry && state.search.phase === 'found') kept = { entry, state };
  else if (kept?.entry === entry) kept = null;
}

/** What was found at the entry that the window has come back to, judged for who sets off now; else as it begins. */
export const cachedSearch = (idle: LocatorState): LocatorState =>
  kept !== null && kept.entry === shownEntry()
    ? nextLocatorState(kept.state, { type: 'time-passed', now: new Date() })
    : idle;
