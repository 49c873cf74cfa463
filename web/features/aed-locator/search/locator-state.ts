import type { RegisteredAed } from '../../../../domain/aed/aed-registry.ts';
import type { RankedAed, RankedAeds } from '../../../../domain/aed/rank-by-arrival.ts';
import { distanceKm } from '../../../../domain/geography/distance.ts';
import type { ItemWithDistance, LongitudeLatitude } from '../../../../domain/geography/position.ts';
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
import { isRoughPosition } from './device-position.ts';

/**
 * The distances in kilometres by which a visitor counts as having walked past an AED. The visitor must have been within
 * the first distance of the AED, and must then have moved farther away by the second.
 */
const [besideKm, goneByKm] = [0.04, 0.04];

/** Returns the same AEDs with their distances from another position. */
export function withDistancesFrom({ listed, alternative }: SearchMatches, position: LongitudeLatitude): SearchMatches {
  const fromThere = ({ item }: ItemWithDistance<RegisteredAed>) => ({
    item,
    distanceKm: distanceKm(position, item.position),
  });
  return { listed: listed.map(fromThere), alternative: alternative && fromThere(alternative) };
}

/**
 * Returns the re-evaluated AEDs in their previous order and with their previous reasons. AEDs that are not in the
 * previous list come last.
 */
function inPreviousOrder(before: RankedAeds, { inReach, beyond }: RankedAeds): RankedAeds {
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

/** Returns the visitor's new position, and whether the visitor has walked past the first AED of the list. */
function trackMovement(
  found: CompletedSearch,
  { position, streets }: Move,
): { walked: MovedPosition; hasPassed: boolean } {
  const first = found.result.list.inReach[0];
  const km = first === undefined ? Number.POSITIVE_INFINITY : distanceKm(position, first.aed.position);
  const nearestToFirstKm = Math.min(km, found.walked?.nearestToFirstKm ?? Number.POSITIVE_INFINITY);
  const hasPassed = nearestToFirstKm <= besideKm && km >= nearestToFirstKm + goneByKm;
  return { walked: { position, streets: streets ?? undefined, nearestToFirstKm }, hasPassed };
}

export interface LocatorState {
  readonly search: SearchState;
  /**
   * The results of the last successful search, which may be the current one. A failed search therefore does not remove
   * the list.
   */
  readonly lastFound: CompletedSearch | null;
  /** The source of AEDs, or null until a search has opened it. */
  readonly source: AedSource | null;
  /** The emergency number, or null until the visitor's country is known. */
  readonly emergencyCall: EmergencyCall | null;
  /** The id of the AED that the visitor has set off for, or null if there is none. */
  readonly destinationId: string | null;
  /** Whether the visitor takes an AED to the patient. Nobody then needs another one, so the order is kept. */
  readonly hasFetched: boolean;
  /**
   * A new order whose first AED is not the one the visitor has set off for. It is offered to the visitor before it is
   * applied.
   */
  readonly offered: ReorderOffer | null;
}

export type LocatorEvent =
  | { readonly type: 'search-started' }
  | { readonly type: 'source-opened'; readonly source: AedSource }
  | { readonly type: 'position-awaited' }
  | { readonly type: 'search-ended'; readonly outcome: SearchOutcome }
  | { readonly type: 'search-failed'; readonly isDamaged: boolean }
  /** Asks for the results to be re-evaluated for a person who sets off now. */
  | { readonly type: 'time-passed'; readonly now: Date }
  /** Travel times along the streets have arrived. The list is already shown. `streets` is null if there are none. */
  | { readonly type: 'streets-known'; readonly streets: ResultTravelTimes | null; readonly now: Date }
  /**
   * The visitor has moved. `streets` contains the travel times from the new position. It is null if they are unknown.
   */
  | {
      readonly type: 'moved';
      readonly position: LongitudeLatitude;
      readonly streets: ResultTravelTimes | null;
      readonly now: Date;
    }
  | { readonly type: 'left'; readonly aedId: string }
  /** The visitor asks for the way back to the patient. */
  | { readonly type: 'fetched' }
  | { readonly type: 'offer-answered'; readonly isTaken: boolean }
  | { readonly type: 'country-known'; readonly call: EmergencyCall | null };

export const idleLocatorState: LocatorState = {
  search: { phase: 'idle' },
  lastFound: null,
  source: null,
  emergencyCall: null,
  destinationId: null,
  hasFetched: false,
  offered: null,
};

export function reduceLocatorState(state: LocatorState, event: LocatorEvent): LocatorState {
  switch (event.type) {
    case 'search-started':
      return { ...state, search: { phase: 'loading' }, destinationId: null, hasFetched: false, offered: null };
    case 'source-opened':
      return { ...state, source: event.source };
    case 'position-awaited':
      return { ...state, search: { phase: 'loading', isPositionAwaited: true } };
    case 'search-ended':
      return shownAfter(state, event.outcome);
    case 'search-failed':
      return { ...state, search: { phase: 'failed', isDamaged: event.isDamaged } };
    case 'time-passed':
      return withReassessment(state, event.now);
    case 'streets-known':
      return orderByStreets(state, event.streets, event.now);
    case 'moved':
      return moved(state, event);
    case 'left':
      return { ...state, destinationId: event.aedId, hasFetched: false };
    case 'fetched':
      return { ...state, hasFetched: true, offered: null };
    case 'offer-answered':
      return { ...afterOffer(state, event.isTaken), offered: null };
    case 'country-known':
      return withCountry(state, event.call);
  }
}

const shownAfter = (state: LocatorState, search: SearchOutcome): LocatorState => ({
  ...state,
  search,
  lastFound: search.phase === 'found' ? search : state.lastFound,
});

function withReassessment(state: LocatorState, now: Date): LocatorState {
  const { lastFound, source } = state;
  if (lastFound === null || source === null) return state;
  const result = source.reassess(lastFound, now);
  const staysInPlace = lastFound.walked !== undefined || lastFound.isOrderKept === true;
  return withFound(state, { ...lastFound, result: staysInPlace ? withoutReordering(lastFound, result) : result });
}

/** Updates the list and keeps its order, because the visitor is reading it while walking. */
const withoutReordering = (before: CompletedSearch, result: RegistrySearchResult): RegistrySearchResult => ({
  ...result,
  list: inPreviousOrder(before.result.list, result.list),
});

/**
 * Whether the visitor has walked since the search, and the travel times from where they are now are still unknown,
 * because the streets have arrived in the meantime.
 */
export const areStreetsUnmeasured = ({ streets, walked }: CompletedSearch): boolean =>
  streets !== undefined && walked !== undefined && walked.streets === undefined;

/**
 * Whether the next position may correct the order: the search started from a rough position, or the streets arrived
 * after the visitor had moved.
 */
const isOrderGuessed = (found: CompletedSearch): boolean => isRoughStart(found) || areStreetsUnmeasured(found);

/** Whether the search started from a rough position, and no exact one has followed. */
export const isRoughStart = ({ place, walked }: Pick<CompletedSearch, 'place' | 'walked'>): boolean =>
  walked === undefined && isRoughPosition(place);

/** Updates distances and travel times to those from the visitor's new position. */
function moved(state: LocatorState, event: Extract<LocatorEvent, { type: 'moved' }>): LocatorState {
  const { lastFound, source, destinationId } = state;
  if (lastFound === null || source === null) return state;
  const { walked, hasPassed } = trackMovement(lastFound, event);
  const found = { ...lastFound, walked };
  const result = source.reassess(found, event.now);
  const stayed = { ...found, result: withoutReordering(lastFound, result) };
  const mayReorder = hasPassed || isOrderGuessed(lastFound);
  if (state.hasFetched || !mayReorder || !hasNewFirst(lastFound.result, result)) return withFound(state, stayed);
  // Resets the distance, so that the list is reordered only once after the visitor has walked past its first AED.
  const resetWalk = { ...walked, nearestToFirstKm: Number.POSITIVE_INFINITY };
  const reordered = {
    ...found,
    result,
    ...(lastFound.streets && { streets: walked.streets ?? noWays }),
    walked: resetWalk,
    // No reordering is announced if the new first AED is the one that the visitor has set off for.
    isReordered: firstOf(result) !== destinationId,
  };
  if (destinationId === null || firstOf(result) === destinationId) return withFound(state, reordered);
  return { ...withFound(state, { ...stayed, walked: resetWalk }), offered: { found: reordered, destinationId } };
}

const noWays: ResultTravelTimes = { byId: new Map() };

/**
 * Applies the offered order, or keeps the present order and adds the travel times and routes that came with the offer.
 */
function afterOffer(state: LocatorState, isTaken: boolean): LocatorState {
  const { lastFound, offered } = state;
  if (lastFound === null || offered === null) return state;
  if (isTaken) return withFound(state, offered.found);
  return withFound(state, {
    ...offered.found,
    result: withoutReordering(lastFound, offered.found.result),
    isReordered: false,
    isOrderKept: true,
  });
}

/** Replaces the displayed results, and what screen readers announce if that has to change. */
function withFound(state: LocatorState, found: CompletedSearch): LocatorState {
  const { lastFound } = state;
  const { list } = found.result;
  // Distances from a rough position were a guess, so the list is announced again with the exact ones.
  const isExactNow = lastFound !== null && isRoughStart(lastFound) && found.walked !== undefined;
  const announced = isExactNow ? undefined : (lastFound?.announcedList ?? lastFound?.result.list);
  const announcedList = announced !== undefined && isSameAdvice(announced, list) ? announced : list;
  const shown = { ...found, announcedList };
  return { ...state, search: state.search === lastFound ? shown : state.search, lastFound: shown };
}

/**
 * Whether two lists give the same advice: the same AED for one helper, the same pair of AEDs for two, and the same
 * answer to whether any AED can be fetched.
 */
function isSameAdvice(one: RankedAeds, other: RankedAeds): boolean {
  const advice = ({ inReach, beyond, pair }: RankedAeds) => [
    inReach.some(({ usability }) => usability !== 'unlikely'),
    inReach.length > 0,
    (inReach[0] ?? beyond[0])?.aed.id,
    pair?.secondNumber,
    pair && inReach[pair.secondNumber - 1]?.aed.id,
  ];
  const before = advice(other);
  return advice(one).every((part, place) => part === before[place]);
}

const firstOf = ({ list }: RegistrySearchResult) => list.inReach[0]?.aed.id;

/** Whether another AED is now first in the list. */
const hasNewFirst = (before: RegistrySearchResult, after: RegistrySearchResult) =>
  firstOf(after) !== undefined && firstOf(after) !== firstOf(before);

/**
 * Orders the results by travel time along the streets. If that puts another AED first than the one the visitor has set
 * off for, the new order is only offered.
 */
function orderByStreets(state: LocatorState, streets: ResultTravelTimes | null, now: Date): LocatorState {
  const { lastFound, source, destinationId } = state;
  if (lastFound === null || source === null) return state;
  if (streets === null) return withFound(state, { ...lastFound, mayHaveWays: false });
  const along = { ...lastFound, streets, mayHaveWays: false };
  // These travel times are from where the search started. The locator calculates those from where the visitor is now.
  if (along.walked !== undefined) return withFound(state, along);
  const result = source.reassess(along, now);
  const found = { ...along, result, isReordered: hasNewFirst(lastFound.result, result) };
  const hasMoved = firstOf(result) !== firstOf(lastFound.result);
  if (destinationId !== null && hasMoved && firstOf(result) !== destinationId)
    return { ...state, offered: { found, destinationId } };
  return withFound(state, found);
}

/** Adds the emergency number of the visitor's country, and the gap in the sources' coverage there. */
function withCountry(state: LocatorState, call: EmergencyCall | null): LocatorState {
  const { search, lastFound, source } = state;
  if (lastFound === null || source === null || search !== lastFound) return { ...state, emergencyCall: call };
  const notCovered = source.notCoveredAt?.(lastFound.place, call) ?? null;
  const told = notCovered === null ? lastFound : { ...lastFound, result: { ...lastFound.result, notCovered } };
  return { ...state, emergencyCall: call, search: told, lastFound: told };
}

/** Returns why the visitor should now be asked for a location, or null if that is not necessary. */
export function locationPromptOf(search: SearchState): LocationPrompt | null {
  if (search.phase === 'place-needed') return search.need;
  return search.phase === 'loading' && search.isPositionAwaited === true ? 'awaited' : null;
}
