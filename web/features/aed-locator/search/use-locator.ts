import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { runOnFirstGesture } from '../../../ui/lazy/run-on-first-gesture.ts';
import type { AedSourceLoader, VisitorPlace } from './aed-source.ts';
import { cacheSearch, restoreCachedSearch } from './cached-search.ts';
import { captureCardFocus } from './focus-management.ts';
import { areStreetsUnmeasured, idleLocatorState, type LocatorEvent, reduceLocatorState } from './locator-state.ts';
import { runSearch } from './run-search.ts';
import { type PressWatch, watchPresses } from './watch-presses.ts';

/**
 * Manages the state of the AED search. A running search ends when a new one starts or when the visitor leaves the page.
 * Going back in the browser's history shows the cached results.
 */
export function useLocator(loader: AedSourceLoader) {
  const [state, send] = useReducer(reduceLocatorState, idleLocatorState, restoreCachedSearch);
  const { key } = useLocation();
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another entry of the history, such as that of an open route, shows the same search
  useEffect(() => cacheSearch(state), [state, key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a re-evaluation may have moved the focused card
  useLayoutEffect(() => {
    goBack.current();
    goBack.current = () => {};
  }, [state.lastFound]);

  function search(givenPlace: VisitorPlace | null) {
    const isRepeated = running.current !== null;
    running.current?.abort();
    running.current = new AbortController();
    answer.forget();
    const sendOn = (event: LocatorEvent) => {
      // Cards may be reordered now, and the keyboard focus must stay in its card.
      if (event.type === 'streets-known') goBack.current = captureCardFocus();
      answer.send(event);
    };
    void runSearch({ loader, givenPlace, isRepeated, signal: running.current.signal, send: sendOn });
  }

  /** Updates distances from the visitor's new position, which stays on the device. */
  async function move(position: LongitudeLatitude) {
    const { lastFound, source } = state;
    const signal = running.current?.signal;
    if (lastFound === null || source === null || signal === undefined) return;
    const previous = lastFound.walked?.streets ?? lastFound.streets;
    const streets = previous
      ? await source.streetsTo({ ...lastFound, place: { ...lastFound.place, position } }, true)
      : null;
    // An AED that cannot be reached on the loaded streets keeps its previous travel time.
    const byId = new Map([...(previous?.byId ?? []), ...(streets?.byId ?? [])]);
    await presses.current?.whenUntouched();
    if (signal.aborted) return;
    goBack.current = captureCardFocus();
    send({ type: 'moved', position, streets: previous ? { ...previous, byId } : null, now: new Date() });
  }

  const { lastFound } = state;
  const walked = lastFound !== null && areStreetsUnmeasured(lastFound) ? lastFound.walked : undefined;
  const measureFrom = useEffectEvent(move);
  useEffect(
    function measureStreets() {
      if (walked !== undefined) void measureFrom(walked.position);
    },
    [walked],
  );

  return {
    state,
    move,
    passTime() {
      goBack.current = captureCardFocus();
      send({ type: 'time-passed', now: new Date() });
    },
    leave: (aedId: string) => send({ type: 'left', aedId }),
    takeBack: () => send({ type: 'fetched' }),
    answerOffer: (isTaken: boolean) => send({ type: 'offer-answered', isTaken }),
    hold: answer.hold,
    startSearch: () => search(null),
    searchAt: (place: VisitorPlace) => search(place),
    searchAgain: (place: VisitorPlace) => search(place.origin === 'device' ? null : place),
  };
}

/**
 * Holds back the result of a search while the visitor is typing a location, because the result would remove the text
 * field.
 */
function createResultHold(send: (event: LocatorEvent) => void) {
  let isHeld = false;
  let waiting: LocatorEvent | null = null;
  return {
    send(event: LocatorEvent) {
      const isEnd = event.type === 'search-ended' || event.type === 'search-failed';
      if (isHeld && isEnd) waiting = event;
      else send(event);
    },
    hold(isWriting: boolean) {
      isHeld = isWriting;
      const ended = waiting;
      if (isHeld || ended === null) return;
      waiting = null;
      send(ended);
    },
    /** Discards the result that is held back, because another search starts. */
    forget() {
      isHeld = false;
      waiting = null;
    },
  };
}

/** Returns a result hold that is created once and lasts as long as the locator. `send` must not change. */
function useDeferredResult(send: (event: LocatorEvent) => void) {
  const [held] = useState(() => createResultHold(send));
  return held;
}

/** The locator checks for a registry when it is at most this far above or below the viewport. */
const preloadMargin = '600px 0px';

/**
 * Checks whether a registry is published when the locator comes near the viewport, and returns the answer. The code of
 * the source is loaded on the visitor's first interaction with the page. A failed check is only logged, because the
 * search repeats it and reports the failure.
 */
export function usePreloadedSource(element: RefObject<Element | null>, loader: AedSourceLoader) {
  const [registry, setRegistry] = useState<'unknown' | 'none' | 'published'>('unknown');
  useEffect(
    function askWhenNear() {
      if (element.current === null) return;
      let stopWaiting = () => {};
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          stopWaiting = runOnFirstGesture(() => void loader.open().catch(warn));
          loader.isPublished().then((isPublished) => setRegistry(isPublished ? 'published' : 'none'), warn);
        },
        { rootMargin: preloadMargin },
      );
      observer.observe(element.current);
      return function stopWatching() {
        stopWaiting();
        observer.disconnect();
      };
    },
    [element, loader],
  );
  return registry;
}

function warn(cause: unknown) {
  console.warn('The AED registry could not be opened beforehand; the search tries again.', cause);
}
