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

/** A person who was this close to an AED and is now this much further from it has walked past. */
const [besideKm, goneByKm] = [0.04, 0.04];

/** The results, with distances from another position. */
export function foundFrom({ listed, alternative }: AedsFound, position: LongitudeLatitude): AedsFound {
  const fromThere = ({ item }: Found<RegisteredAed>) => ({ item, distanceKm: distanceKm(position, item.position) });
  return { listed: listed.map(fromThere), alternative: alternative && fromThere(alternative) };
}

/** The re-evaluated list in its previous order, each with the reason for its rank. */
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

/** State of a visitor who has moved, and whether they have walked past the first of the list. */
function walkedTo(found: FoundSearch, { position, streets }: Move): { walked: Walked; hasPassed: boolean } {
  const first = found.finding.list.inReach[0];
  const km = first === undefined ? Number.POSITIVE_INFINITY : distanceKm(position, first.aed.position);
  const nearestToFirstKm = Math.min(km, found.walked?.nearestToFirstKm ?? Number.POSITIVE_INFINITY);
  const hasPassed = nearestToFirstKm <= besideKm && km >= nearestToFirstKm + goneByKm;
  return { walked: { position, streets: streets ?? undefined, nearestToFirstKm }, hasPassed };
}

export interface LocatorState {
  readonly search: Search;
  /**
   * The displayed search: the current one if successful, else the last successful one; a failed search removes no list.
   */
  readonly lastFound: FoundSearch | null;
  /** Null until a search has opened it. */
  readonly source: AedSource | null;
  /** Null until the country is known. */
  readonly emergencyCall: EmergencyCall | null;
  /** The AED that the visitor has set off for; null before. */
  readonly leftFor: string | null;
  /** A street order that arrived after the visitor set off for another AED: offered, not applied. */
  readonly offered: OfferedOrder | null;
}

export type LocatorEvent =
  | { readonly type: 'search-started' }
  | { readonly type: 'source-opened'; readonly source: AedSource }
  | { readonly type: 'position-awaited' }
  | { readonly type: 'search-ended'; readonly outcome: Outcome }
  | { readonly type: 'search-failed'; readonly isDamaged: boolean }
  /** Results are evaluated for setting off now. */
  | { readonly type: 'time-passed'; readonly now: Date }
  /** The routes along the streets have arrived, after the list; null if there are none. */
  | { readonly type: 'streets-known'; readonly streets: FoundStreets | null; readonly now: Date }
  /** The visitor has moved; with the routes from there if known. */
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

/** A walking visitor keeps reading the list: only a press, or walking past the first AED, changes its order. */
const inPlace = (before: FoundSearch, finding: RegistryFinding): RegistryFinding => ({
  ...finding,
  list: inOrderOf(before.finding.list, finding.list),
});

/** Distances and minutes from the visitor's current position. */
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
  // Once each time somebody has walked past.
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

/** Shows the results in another order. */
function withFound(state: LocatorState, found: FoundSearch): LocatorState {
  return { ...state, search: state.search === state.lastFound ? found : state.search, lastFound: found };
}

const firstOf = ({ finding }: FoundSearch) => finding.list.inReach[0]?.aed.id;

/**
 * Sorts by street distance; if the visitor has set off for another AED than the new first one, they are asked, and
 * nothing moves.
 */
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

/** Adds whom to call, and gaps in the registers' coverage there. */
function inCountry(state: LocatorState, call: EmergencyCall | null): LocatorState {
  const { search, lastFound, source } = state;
  if (lastFound === null || source === null || search !== lastFound) return { ...state, emergencyCall: call };
  const notCovered = source.notCoveredAt?.(lastFound.place, call) ?? null;
  const told = notCovered === null ? lastFound : { ...lastFound, finding: { ...lastFound.finding, notCovered } };
  return { ...state, emergencyCall: call, search: told, lastFound: told };
}

/** Why the visitor should be asked for a location now; null if not needed. */
export function locationPromptOf(search: Search): LocationPrompt | null {
  if (search.phase === 'place-needed') return search.need;
  return search.phase === 'loading' && search.isPositionAwaited === true ? 'awaited' : null;
}

/** The results, and their history entry. In memory only, because they include a position: a reload discards them. */
let kept: { readonly entry: unknown; readonly state: LocatorState } | null = null;

/** The router's key of the entry, undefined for the window's first one; undefined without a router. */
const shownEntry = () => history.state && `${history.state.idx} ${history.state.key}`;

/** Stores the results until others are found, or a search at the same entry fails. */
export function cacheSearch(state: LocatorState): void {
  const entry = shownEntry();
  if (entry && state.search.phase === 'found') kept = { entry, state };
  else if (kept?.entry === entry) kept = null;
}

/** The results stored for the current history entry, evaluated for setting off now; else the initial state. */
export const cachedSearch = (idle: LocatorState): LocatorState =>
  kept !== null && kept.entry === shownEntry()
    ? nextLocatorState(kept.state, { type: 'time-passed', now: new Date() })
    : idle;
