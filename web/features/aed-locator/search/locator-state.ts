import type { AedSource, AskedPlace, EmergencyCall, FoundSearch, Outcome, Search } from './aed-source.ts';

export interface LocatorState {
  readonly search: Search;
  /** The search shown, where it found, else the one before that did: a search that fails takes no list away. */
  readonly lastFound: FoundSearch | null;
  /** Null until a search has opened it. */
  readonly source: AedSource | null;
  /** Null until the country is known. */
  readonly emergencyCall: EmergencyCall | null;
}

export type LocatorEvent =
  | { readonly type: 'search-started' }
  | { readonly type: 'source-opened'; readonly source: AedSource }
  | { readonly type: 'position-awaited' }
  | { readonly type: 'search-ended'; readonly outcome: Outcome }
  | { readonly type: 'search-failed'; readonly isDamaged: boolean }
  /** What was found is judged for who sets off now. */
  | { readonly type: 'time-passed'; readonly now: Date }
  | { readonly type: 'country-known'; readonly call: EmergencyCall | null };

export const idleLocator: LocatorState = {
  search: { phase: 'idle' },
  lastFound: null,
  source: null,
  emergencyCall: null,
};

export function nextLocatorState(state: LocatorState, event: LocatorEvent): LocatorState {
  switch (event.type) {
    case 'search-started':
      return { ...state, search: { phase: 'loading' } };
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
    case 'country-known':
      return { ...state, emergencyCall: event.call };
  }
}

const shownAfter = (state: LocatorState, search: Outcome): LocatorState => ({
  ...state,
  search,
  lastFound: search.phase === 'found' ? search : state.lastFound,
});

function judgedAnew(state: LocatorState, now: Date): LocatorState {
  const { search, lastFound, source } = state;
  if (lastFound === null || source === null) return state;
  const judged = { ...lastFound, finding: source.judgeAnew(lastFound, now) };
  return { ...state, search: search === lastFound ? judged : search, lastFound: judged };
}

/** Why the visitor should be asked for a place now; null where there is no need. */
export function askedPlaceOf(search: Search): AskedPlace | null {
  if (search.phase === 'place-needed') return search.need;
  return search.phase === 'loading' && search.isPositionAwaited === true ? 'awaited' : null;
}
