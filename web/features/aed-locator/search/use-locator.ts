import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { AedSourceLoader, VisitorPlace } from './aed-source.ts';
import { wayBackToFocus } from './focus-in-card.ts';
import { keepSearch, keptSearch } from './kept-search.ts';
import { idleLocator, type LocatorEvent, nextLocatorState } from './locator-state.ts';
import { runSearch } from './run-search.ts';
import { useHeldAnswer } from './use-held-answer.ts';

/** The locator's search. A further one or leaving the page ends a running one; who comes back by Back finds what was found. */
export function useLocator(loader: AedSourceLoader) {
  const [state, send] = useReducer(nextLocatorState, idleLocator, keptSearch);
  const answer = useHeldAnswer(send);
  const running = useRef<AbortController | null>(null);

  const goBack = useRef(() => {});

  useEffect(() => () => running.current?.abort(), []);
  useEffect(() => keepSearch(state), [state]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was judged anew may have moved the card that has the focus
  useLayoutEffect(() => {
    goBack.current();
    goBack.current = () => {};
  }, [state.lastFound]);

  function search(said: VisitorPlace | null) {
    const isRepeated = running.current !== null;
    running.current?.abort();
    running.current = new AbortController();
    answer.forget();
    const sendOn = (event: LocatorEvent) => {
      // Cards may change places: who stands on one by the keyboard stays there.
      if (event.type === 'streets-known') goBack.current = wayBackToFocus();
      answer.send(event);
    };
    void runSearch({ loader, said, isRepeated, signal: running.current.signal, send: sendOn });
  }

  return {
    state,
    passTime() {
      goBack.current = wayBackToFocus();
      send({ type: 'time-passed', now: new Date() });
    },
    leave: (aedId: string) => send({ type: 'left', aedId }),
    answerOffer: (isTaken: boolean) => send({ type: 'offer-answered', isTaken }),
    hold: answer.hold,
    startSearch: () => search(null),
    searchAt: (place: VisitorPlace) => search(place),
    searchAgain: (place: VisitorPlace) => search(place.origin === 'device' ? null : place),
  };
}
