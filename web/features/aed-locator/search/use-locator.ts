import { useEffect, useLayoutEffect, useReducer, useRef } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import type { AedSourceLoader, VisitorPlace } from './aed-source.ts';
import { cachedSearch, cacheSearch } from './cached-search.ts';
import { restoreFocus } from './focus-in-card.ts';
import { idleLocator, type LocatorEvent, nextLocatorState } from './locator-state.ts';
import { type PressWatch, watchPresses } from './press-watch.ts';
import { runSearch } from './run-search.ts';
import { useDeferredResult } from './use-deferred-result.ts';

/** The locator's search. A further one or leaving the page ends a running one; who comes back by Back finds what was found. */
export function useLocator(loader: AedSourceLoader) {
  const [state, send] = useReducer(nextLocatorState, idleLocator, cachedSearch);
  const answer = useDeferredResult(send);
  const running = useRef<AbortController | null>(null);

  const goBack = useRef(() => {});

  const presses = useRef<PressWatch | null>(null);

  useEffect(() => () => running.current?.abort(), []);
  useEffect(function noticePresses() {
    const stop = new AbortController();
    presses.current = watchPresses(stop.signal);
    return () => stop.abort();
  }, []);
  useEffect(() => cacheSearch(state), [state]);

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
      if (event.type === 'streets-known') goBack.current = restoreFocus();
      answer.send(event);
    };
    void runSearch({ loader, said, isRepeated, signal: running.current.signal, send: sendOn });
  }

  /** Tells how far all is from where the visitor has come to; nothing of it leaves the device. */
  async function move(position: LongitudeLatitude) {
    const { lastFound, source } = state;
    const signal = running.current?.signal;
    if (lastFound === null || source === null || signal === undefined) return;
    const former = lastFound.walked?.streets ?? lastFound.streets;
    const streets = former
      ? await source.streetsTo({ ...lastFound, place: { ...lastFound.place, position } }, true)
      : null;
    // What is not reached on the streets that have been read takes as long as was known before.
    const byId = new Map([...(former?.byId ?? []), ...(streets?.byId ?? [])]);
    await presses.current?.whenUntouched();
    if (signal.aborted) return;
    goBack.current = restoreFocus();
    send({ type: 'moved', position, streets: former ? { byId } : null, now: new Date() });
  }

  return {
    state,
    move,
    passTime() {
      goBack.current = restoreFocus();
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
