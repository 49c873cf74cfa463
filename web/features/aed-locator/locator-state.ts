import type { Aed } from '../../../domain/aed.ts';
import type { EmergencyCall, OpenedRegistry, RegistryFinding, VisitorPlace } from './registry.ts';

/** Why the visitor is asked to say where they are. */
export type PlaceNeed = 'refused' | 'failed';

export type Search =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  /** Without a registry: the samples. */
  | { readonly phase: 'results'; readonly aeds: readonly Aed[] }
  | { readonly phase: 'place-needed'; readonly need: PlaceNeed }
  | { readonly phase: 'found'; readonly place: VisitorPlace; readonly finding: RegistryFinding }
  /** Whether there is a registry could not be found out. */
  | { readonly phase: 'failed' };

interface LocatorState {
  readonly search: Search;
  /** Null until a search has opened it, and for good where none is published. */
  readonly registry: OpenedRegistry | null;
  /** Null until the country is known. */
  readonly emergencyCall: EmergencyCall | null;
  /** AEDs whose dispatch is running. More than one: waiting for one AED must not unlock the buttons of another. */
  readonly dispatchingIds: readonly string[];
}

export type LocatorEvent =
  | { readonly type: 'search-started' }
  | { readonly type: 'search-ended'; readonly aeds: readonly Aed[] }
  | { readonly type: 'registry-opened'; readonly registry: OpenedRegistry }
  | { readonly type: 'place-needed'; readonly need: PlaceNeed }
  | { readonly type: 'found'; readonly place: VisitorPlace; readonly finding: RegistryFinding }
  | { readonly type: 'search-failed' }
  | { readonly type: 'country-known'; readonly call: EmergencyCall | null }
  | { readonly type: 'dispatch-started'; readonly aedId: string }
  | { readonly type: 'dispatch-ended'; readonly aedId: string };

export const idleLocator: LocatorState = {
  search: { phase: 'idle' },
  registry: null,
  emergencyCall: null,
  dispatchingIds: [],
};

export function nextLocatorState(state: LocatorState, event: LocatorEvent): LocatorState {
  const others = (aedId: string) => state.dispatchingIds.filter((id) => id !== aedId);
  switch (event.type) {
    case 'search-started':
      return { ...state, search: { phase: 'loading' } };
    case 'search-ended':
      return { ...state, search: { phase: 'results', aeds: event.aeds } };
    case 'registry-opened':
      return { ...state, registry: event.registry };
    case 'place-needed':
      return { ...state, search: { phase: 'place-needed', need: event.need } };
    case 'found':
      return { ...state, search: { phase: 'found', place: event.place, finding: event.finding } };
    case 'search-failed':
      return { ...state, search: { phase: 'failed' } };
    case 'country-known':
      return { ...state, emergencyCall: event.call };
    case 'dispatch-started':
      return { ...state, dispatchingIds: [...others(event.aedId), event.aedId] };
    case 'dispatch-ended':
      return { ...state, dispatchingIds: others(event.aedId) };
  }
}
