import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { RankedAed, RankedAeds } from '../../../../domain/aed/rank-by-arrival.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { LongitudeLatitude, SearchResult } from '../../../../domain/geography/position.ts';
import type {
  AedSource,
  CompletedSearch,
  EmergencyCall,
  LocationPrompt,
  MovedPosition,
  RegistrySearchResult,
  ReorderOffer,
  ResultTravelTimes,
  SearchMatches,
  SearchOutcome,
  SearchState,
} from './aed-source.ts';

/** A visitor has walked past an AED after being within the first distance of it and then moving away by the second. */
const [besideKm, goneByKm] = [0.04, 0.04];

/** The same results, with distances from another position. */
export function withDistancesFrom({ listed, alternative }: SearchMatches, position: LongitudeLatitude): SearchMatches {
  const fromThere = ({ item }: SearchResult<RegisteredAed>) => ({
    item,
    distanceKm: distanceKm(position, item.position),
  });
  return { listed: listed.map(fromThere), alternative: alternative && fromThere(alternative) };
}

/** The re-evaluated AEDs in their previous order, with their previous reasons; new ones come last. */
function inOrderOf(before: RankedAeds, { inReach, beyond }: RankedAeds): RankedAeds {
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
  readonly streets: ResultTravelTimes | null;
}

/** The state after a movement, and whether the visitor has walked past the first AED of the list. */
function walkedTo(found: CompletedSearch, { position, streets }: Move): { walked: MovedPosition; hasPassed: boolean } {
  const first = found.finding.list.inReach[0];
  const km = first === undefined ? Number.POSITIVE_INFINITY : distanceKm(position, first.aed.position);
  const nearestToFirstKm = Math.min(km, found.walked?.nearestToFirstKm ?? Number.POSITIVE_INFINITY);
  const hasPassed = nearestToFirstKm <= besideKm && km >= nearestToFirstKm + goneByKm;
  return { walked: { position, streets: streets ?? undefined, nearestToFirstKm }, hasPassed };
}

export interface LocatorState {
  readonly search: SearchState;
  /**
   * The results to display: those of the current search if it succeeded, else of the last successful one. A failed
   * search does not remove the list.
   */
  readonly lastFound: CompletedSearch | null;
  /** Null until a search has opened the source. */
  readonly source: AedSource | null;
  /** Null until the visitor's country is known. */
  readonly emergencyCall: EmergencyCall | null;
  /** The id of the AED that the visitor has set off for; null before that. */
  readonly leftFor: string | null;
  /**
   * An order by street distance that arrived after the visitor set off for another AED: it is offered and not applied.
   */
  readonly offered: ReorderOffer | null;
}

export type LocatorEvent =
  | { readonly type: 'search-started' }
  | { readonly type: 'source-opened'; readonly source: AedSource }
  | { readonly type: 'position-awaited' }
  | { readonly type: 'search-ended'; readonly outcome: SearchOutcome }
  | { readonly type: 'search-failed'; readonly isDamaged: boolean }
  /** Re-evaluates the results for a person who sets off now. */
  | { readonly type: 'time-passed'; readonly now: Date }
  /** Travel times along the streets, which arrive after the list; null if there are none. */
  | { readonly type: 'streets-known'; readonly streets: ResultTravelTimes | null; readonly now: Date }
  /** The visitor has moved. Contains the travel times from the new position if known. */
  | {
      readonly type: 'moved';
      readonly position: LongitudeLatitude;
      readonly streets: ResultTravelTimes | null;
      readonly now: Date;
    }
  | { readonly type: 'left'; readonly aedId: string }
  | { readonly type: 'offer-answered'; readonly isTaken: boolean }
  | { readonly type: 'country-known'; readonly call: EmergencyCall | null };

export const idleLocatorState: LocatorState = {
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
      return { ...afterOffer(state, event.isTaken), offered: null };
    case 'country-known':
      return inCountry(state, event.call);
  }
}

const shownAfter = (state: LocatorState, search: SearchOutcome): LocatorState => ({
  ...state,
  search,
  lastFound: search.phase === 'found' ? search : state.lastFound,
});

function judgedAnew(state: LocatorState, now: Date): LocatorState {
  const { lastFound, source } = state;
  if (lastFound === null || source === null) return state;
  const finding = source.judgeAnew(lastFound, now);
  const staysInPlace = lastFound.walked !== undefined || lastFound.listAtOrder !== undefined;
  return withFound(state, { ...lastFound, finding: staysInPlace ? inPlace(lastFound, finding) : finding });
}

/**
 * Keeps the order of the list while the visitor walks and reads it. Only a press, or walking past the first AED,
 * changes the order.
 */
const inPlace = (before: CompletedSearch, finding: RegistrySearchResult): RegistrySearchResult => ({
  ...finding,
  list: inOrderOf(before.finding.list, finding.list),
});

/** Updates distances and travel times to the visitor's current position. */
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
  // Walking past the first AED reorders the list once, and not with each further step.
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

const noWays: ResultTravelTimes = { byId: new Map() };

/** Applies the offered order, or keeps the present one with the travel times and routes that came with the offer. */
function afterOffer(state: LocatorState, isTaken: boolean): LocatorState {
  const { lastFound, offered } = state;
  if (lastFound === null || offered === null) return state;
  if (isTaken) return withFound(state, offered.found);
  return withFound(state, {
    ...offered.found,
    finding: inPlace(lastFound, offered.found.finding),
    isReordered: false,
    listAtOrder: lastFound.listAtOrder ?? lastFound.finding.list,
  });
}

/** Displays changed results. */
function withFound(state: LocatorState, found: CompletedSearch): LocatorState {
  return { ...state, search: state.search === state.lastFound ? found : state.search, lastFound: found };
}

const firstOf = ({ finding }: CompletedSearch) => finding.list.inReach[0]?.aed.id;

/**
 * Orders the results by street distance. If that puts another AED first than the one the visitor has set off for, the
 * order is only offered.
 */
function byStreets(state: LocatorState, streets: ResultTravelTimes | null, now: Date): LocatorState {
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

/** Adds the emergency numbers of the country, and gaps in the registers' coverage there. */
function inCountry(state: LocatorState, call: EmergencyCall | null): LocatorState {
  const { search, lastFound, source } = state;
  if (lastFound === null || source === null || search !== lastFound) return { ...state, emergencyCall: call };
  const notCovered = source.notCoveredAt?.(lastFound.place, call) ?? null;
  const told = notCovered === null ? lastFound : { ...lastFound, finding: { ...lastFound.finding, notCovered } };
  return { ...state, emergencyCall: call, search: told, lastFound: told };
}

/** Why the visitor should be asked for a location now; null if not needed. */
export function locationPromptOf(search: SearchState): LocationPrompt | null {
  if (search.phase === 'place-needed') return search.need;
  return search.phase === 'loading' && search.isPositionAwaited === true ? 'awaited' : null;
}

/**
 * The last results, with the history entry that showed them. In memory only, because they contain a position; a reload
 * discards them.
 */
let kept: { readonly entry: unknown; readonly state: LocatorState } | null = null;

/**
 * The router's key of the current history entry. Its parts are undefined for the window's first entry, and the key is
 * undefined without a router.
 */
const shownEntry = () => history.state && `${history.state.idx} ${history.state.key}`;

/** Caches the results until a search has other results, or fails at the same history entry. */
export function cacheSearch(state: LocatorState): void {
  const entry = shownEntry();
  if (entry && state.search.phase === 'found') kept = { entry, state };
  else if (kept?.entry === entry) kept = null;
}

/** The cached results of the current history entry, evaluated for setting off now; else the initial state. */
export const cachedSearch = (idle: LocatorState): LocatorState =>
  kept !== null && kept.entry === shownEntry()
    ? nextLocatorState(kept.state, { type: 'time-passed', now: new Date() })
    : idle;
