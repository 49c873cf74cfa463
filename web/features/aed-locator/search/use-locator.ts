import { useEffect, useReducer, useRef } from 'react';
import type { AedSourceLoader, VisitorPlace } from './aed-source.ts';
import { idleLocator, nextLocatorState } from './locator-state.ts';
import { runSearch } from './run-search.ts';

/** The locator's search. A further one or leaving the page ends a running one. */
export function useLocator(loader: AedSourceLoader) {
  const [state, send] = useReducer(nextLocatorState, idleLocator);
  const running = useRef<AbortController | null>(null);

  useEffect(() => () => running.current?.abort(), []);

  function search(said: VisitorPlace | null) {
    running.current?.abort();
    running.current = new AbortController();
    void runSearch({ loader, said, signal: running.current.signal, send });
  }

  return {
    state,
    startSearch: () => search(null),
    searchAt: (place: VisitorPlace) => search(place),
    searchAgain: (place: VisitorPlace) => search(place.origin === 'device' ? null : place),
  };
}
