import type { Aed } from '../../../domain/aed.ts';

type Search =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  | { readonly phase: 'results'; readonly aeds: readonly Aed[] };

interface LocatorState {
  readonly search: Search;
  /** AEDs whose dispatch is running. More than one: waiting for one AED must not unlock the buttons of another. */
  readonly dispatchingIds: readonly string[];
}

type LocatorEvent =
  | { readonly type: 'search-started' }
  | { readonly type: 'search-ended'; readonly aeds: readonly Aed[] }
  | { readonly type: 'dispatch-started'; readonly aedId: string }
  | { readonly type: 'dispatch-ended'; readonly aedId: string };

export const idleLocator: LocatorState = { search: { phase: 'idle' }, dispatchingIds: [] };

export function nextLocatorState(state: LocatorState, event: LocatorEvent): LocatorState {
  const others = (aedId: string) => state.dispatchingIds.filter((id) => id !== aedId);
  switch (event.type) {
    case 'search-started':
      return { ...state, search: { phase: 'loading' } };
    case 'search-ended':
      return { ...state, search: { phase: 'results', aeds: event.aeds } };
    case 'dispatch-started':
      return { ...state, dispatchingIds: [...others(event.aedId), event.aedId] };
    case 'dispatch-ended':
      return { ...state, dispatchingIds: others(event.aedId) };
  }
}
