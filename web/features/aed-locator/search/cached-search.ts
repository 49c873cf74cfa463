import { type LocatorState, reduceLocatorState } from './locator-state.ts';

/**
 * The state of the last successful search, and the history entry that showed it. It is kept only in memory, because it
 * contains a position.
 */
let cached: { readonly entry: unknown; readonly state: LocatorState } | null = null;

/**
 * Identifies the current history entry by the router's index and key. In the first entry of a window, both are
 * undefined. Without a router there is no identifier.
 */
const currentEntryId = () => history.state && `${history.state.idx} ${history.state.key}`;

/**
 * Caches the state of a search that has found AEDs. Discards the cached state if a later search at the same history
 * entry finds none.
 */
export function cacheSearch(state: LocatorState): void {
  const entry = currentEntryId();
  if (entry && state.search.phase === 'found') cached = { entry, state };
  else if (cached?.entry === entry) cached = null;
}

/**
 * Returns the cached state of the current history entry, re-evaluated for the current time, or `idle` if there is none.
 */
export const restoreCachedSearch = (idle: LocatorState): LocatorState =>
  cached !== null && cached.entry === currentEntryId()
    ? reduceLocatorState(cached.state, { type: 'time-passed', now: new Date() })
    : idle;
