import { useEffect, useReducer } from 'react';
import { sampleAeds } from '../../../content/samples/aeds.ts';
import { type Aed, aedSearchDurationMs, type DispatchMethod } from '../../../domain/aed.ts';
import { showToast } from '../../ui/toast-store.ts';
import { dispatchAed } from './dispatch-aed.ts';
import type { DispatchGateway } from './dispatch-gateway.ts';
import { idleLocator, nextLocatorState } from './locator-state.ts';

/** The locator's search and its dispatches. Leaving the page ends a running search. */
export function useLocator(gateway: DispatchGateway) {
  const [state, send] = useReducer(nextLocatorState, idleLocator);
  const { phase } = state.search;

  useEffect(
    function endSearchInTime() {
      if (phase !== 'loading') return;
      const handle = setTimeout(() => send({ type: 'search-ended', aeds: sampleAeds }), aedSearchDurationMs);
      return () => clearTimeout(handle);
    },
    [phase],
  );

  return {
    search: state.search,
    isDispatching: (aedId: string) => state.dispatchingIds.includes(aedId),
    startSearch: () => send({ type: 'search-started' }),
    async dispatch(aed: Aed, method: DispatchMethod) {
      send({ type: 'dispatch-started', aedId: aed.id });
      await dispatchAed({ aed, method, gateway }, showToast);
      send({ type: 'dispatch-ended', aedId: aed.id });
    },
  };
}
