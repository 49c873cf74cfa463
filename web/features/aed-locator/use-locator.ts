import { useEffect, useReducer, useRef } from 'react';
import type { Aed, DispatchMethod } from '../../../domain/aed.ts';
import { showToast } from '../../ui/toast-store.ts';
import { dispatchAed } from './dispatch-aed.ts';
import type { DispatchGateway } from './dispatch-gateway.ts';
import { idleLocator, nextLocatorState } from './locator-state.ts';
import type { OpenRegistry, VisitorPlace } from './registry.ts';
import { runSearch } from './run-search.ts';

/** The locator's search and its dispatches. A further search or leaving the page ends a running one. */
export function useLocator(gateway: DispatchGateway, openRegistry: OpenRegistry) {
  const [state, send] = useReducer(nextLocatorState, idleLocator);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function search(place: VisitorPlace | null) {
    running.current?.abort();
    running.current = new AbortController();
    void runSearch({ openRegistry, place, signal: running.current.signal, send });
  }

  return {
    state,
    isDispatching: (aedId: string) => state.dispatchingIds.includes(aedId),
    startSearch: () => search(null),
    searchAt: (place: VisitorPlace) => search(place),
    async dispatch(aed: Aed, method: DispatchMethod) {
      send({ type: 'dispatch-started', aedId: aed.id });
      await dispatchAed({ aed, method, gateway }, showToast);
      send({ type: 'dispatch-ended', aedId: aed.id });
    },
  };
}
