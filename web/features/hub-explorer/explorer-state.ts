import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import type { Hub } from '../../../domain/hub/hub.ts';
import { type HubWithDistance, type NearbyHubs, wrapIndex } from '../../../domain/hub/nearby-hubs.ts';
import { focusZoom, type MapView } from '../../map/map-view.ts';

/**
 * State of the overlay card. While the map moves to another hub, the card is 'returning', which means hidden for a
 * moment.
 */
type CardState = 'hidden' | 'returning' | 'shown';

export interface ExplorerState {
  readonly isLocating: boolean;
  /** The visitor's position. It is kept only in memory and never stored. */
  readonly position: LongitudeLatitude | null;
  /** The hubs nearest to the visitor, in order of distance. Empty until the position is known. */
  readonly nearest: readonly HubWithDistance[];
  /** Number of hubs within the radius around the visitor's position, or null until the position is known. */
  readonly withinRadius: number | null;
  readonly selected: Hub | null;
  /** Index of the selected hub in `nearest`, or null if it is not among them. */
  readonly index: number | null;
  /** Where the map should move next. Each move is a new object. */
  readonly target: MapView | null;
  readonly card: CardState;
  /** Number of selections so far. A change restarts the card's timer. */
  readonly selections: number;
}

export type ExplorerEvent =
  | { readonly type: 'locating-started' }
  | { readonly type: 'locating-failed' }
  | { readonly type: 'located'; readonly position: LongitudeLatitude; readonly nearby: NearbyHubs }
  /** A hub was selected. With `keepsView` the map does not move to it. */
  | { readonly type: 'hub-selected'; readonly hub: Hub; readonly keepsView?: boolean }
  | { readonly type: 'hub-released' }
  | { readonly type: 'navigated'; readonly step: 1 | -1 }
  | { readonly type: 'card-recalled' }
  | { readonly type: 'card-returned' }
  | { readonly type: 'card-expired' };

export const initialExplorerState: ExplorerState = {
  isLocating: false,
  position: null,
  nearest: [],
  withinRadius: null,
  selected: null,
  index: null,
  target: null,
  card: 'hidden',
  selections: 0,
};

export function explorerReducer(state: ExplorerState, event: ExplorerEvent): ExplorerState {
  switch (event.type) {
    case 'locating-started':
      return { ...state, isLocating: true };
    case 'locating-failed':
      return { ...state, isLocating: false };
    case 'located':
      return locate(state, event.position, event.nearby);
    case 'hub-selected':
      return event.keepsView
        ? select(state, event.hub)
        : { ...select(state, event.hub), target: { center: event.hub.coords, zoom: focusZoom } };
    case 'hub-released':
      return state.selected === null ? state : { ...state, selected: null, index: null, target: null, card: 'hidden' };
    case 'navigated':
      return navigate(state, event.step);
    case 'card-recalled':
      return state.selected === null ? state : { ...state, card: 'shown', selections: state.selections + 1 };
    case 'card-returned':
      return state.card === 'returning' ? { ...state, card: 'shown' } : state;
    case 'card-expired':
      return { ...state, card: 'hidden' };
  }
}

function select(state: ExplorerState, hub: Hub): ExplorerState {
  const place = state.nearest.findIndex((entry) => entry.hub.id === hub.id);
  const index = place === -1 ? null : place;
  return { ...state, selected: hub, index, card: 'shown', selections: state.selections + 1 };
}

function locate(state: ExplorerState, position: LongitudeLatitude, nearby: NearbyHubs): ExplorerState {
  const located: ExplorerState = {
    ...state,
    isLocating: false,
    position,
    nearest: nearby.nearest,
    withinRadius: nearby.withinRadius,
    target: { center: position, zoom: focusZoom },
  };
  const first = nearby.nearest[0];
  return first === undefined ? located : select(located, first.hub);
}

function navigate(state: ExplorerState, step: 1 | -1): ExplorerState {
  if (state.index === null || state.nearest.length < 2) return state;
  const entry = state.nearest[wrapIndex(state.index, step, state.nearest.length)];
  if (entry === undefined) return state;
  const target = { center: entry.hub.coords, zoom: focusZoom };
  return { ...select(state, entry.hub), target, card: 'returning' };
}

/** Returns the hub nearest to the visitor, or null while the position is unknown. */
export function findNearestHub(state: ExplorerState): Hub | null {
  return state.nearest[0]?.hub ?? null;
}

/** Whether the selected hub is the one nearest to the visitor. */
export function isNearestSelected(state: ExplorerState): boolean {
  return state.selected !== null && state.selected.id === findNearestHub(state)?.id;
}
