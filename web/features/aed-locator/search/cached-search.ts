import { type LocatorState, nextLocatorState } from './locator-state.ts';

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
