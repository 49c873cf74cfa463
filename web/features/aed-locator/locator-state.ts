import type { Aed } from '../../../domain/aed.ts';
import type { AedSource, EmergencyCall, RegistryFinding, VisitorPlace } from './aed-source.ts';

/** Why the visitor is asked to say where they are. */
export type PlaceNeed = 'refused' | 'failed';

/** What was found in the registry, and from where. */
export interface FoundSearch {
  readonly phase: 'found';
  readonly place: VisitorPlace;
  readonly finding: RegistryFinding;
}

/** How a search ends. */
export type Outcome =
  /** The samples. */
  | { readonly phase: 'results'; readonly aeds: readonly Aed[] }
  | FoundSearch
  | { readonly phase: 'place-needed'; readonly need: PlaceNeed };

export type Search =
  | { readonly phase: 'idle' }
  | { readonly phase: 'loading' }
  /** Where the AEDs come from could not be found out. */
  | { readonly phase: 'failed' }
  | Outcome;

interface LocatorState {
  readonly search: Search;
  /** Null until a search has opened it. */
  readonly source: AedSource | null;
  /** Null until the country is known. */
  readonly emergencyCall: EmergencyCall | null;
}

export type LocatorEvent =
  | { readonly type: 'search-started' }
  | { readonly type: 'source-opened'; readonly source: AedSource }
  | { readonly type: 'search-ended'; readonly outcome: Outcome }
  | { readonly type: 'search-failed' }
  | { readonly type: 'country-known'; readonly call: EmergencyCall | null };

export const idleLocator: LocatorState = { search: { phase: 'idle' }, source: null, emergencyCall: null };

export function nextLocatorState(state: LocatorState, event: LocatorEvent): LocatorState {
  switch (event.type) {
    case 'search-started':
      return { ...state, search: { phase: 'loading' } };
    case 'source-opened':
      return { ...state, source: event.source };
    case 'search-ended':
      return { ...state, search: event.outcome };
    case 'search-failed':
      return { ...state, search: { phase: 'failed' } };
    case 'country-known':
      return { ...state, emergencyCall: event.call };
  }
}
