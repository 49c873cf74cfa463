import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { LongitudeLatitude } from '../../../../domain/geography/position.ts';
import { onFirstGesture } from '../../../ui/lazy/on-first-gesture.ts';
import type { AedSourceLoader, VisitorPlace } from './aed-source.ts';
import { rememberCardFocus } from './focus.ts';
import { cachedSearch, cacheSearch, idleLocator, type LocatorEvent, nextLocatorState } from './locator-state.ts';
import { type PressWatch, watchPresses } from './press-watch.ts';
import { runSearch } from './run-search.ts';

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
      if (event.type === 'streets-known') goBack.current = rememberCardFocus();
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
    goBack.current = rememberCardFocus();
    send({ type: 'moved', position, streets: former ? { byId } : null, now: new Date() });
  }

  return {
    state,
    move,
    passTime() {
      goBack.current = rememberCardFocus();
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

/** Keeps the end of a search until the visitor has stopped writing where they are: it would take the field from under their fingers. */
function createHeldAnswer(send: (event: LocatorEvent) => void) {
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
    /** Another search starts: the answer of the one before is wanted no more. */
    forget() {
      isHeld = false;
      waiting = null;
    },
  };
}

/** What holds a search's answer back, one for the locator's whole life; `send` must stay the same. */
function useDeferredResult(send: (event: LocatorEvent) => void) {
  const [held] = useState(() => createHeldAnswer(send));
  return held;
}

/** How far from the viewport the locator may be for its source to be looked for. */
const nearness = '600px 0px';

/**
 * Asks for the registry when the locator comes near, and loads its code as soon as the visitor does anything at all, so that
 * the press finds it open. Returns whether there is none; a failure stays unknown, for the search tries again and says so.
 */
export function useEarlySource(element: RefObject<Element | null>, loader: AedSourceLoader) {
  const [registry, setRegistry] = useState<'unknown' | 'none' | 'published'>('unknown');
  useEffect(
    function askWhenNear() {
      if (element.current === null) return;
      let stopWaiting = () => {};
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some((entry) => entry.isIntersecting)) return;
          observer.disconnect();
          stopWaiting = onFirstGesture(() => void loader.open().catch(warn));
          loader.isPublished().then((isPublished) => setRegistry(isPublished ? 'published' : 'none'), warn);
        },
        { rootMargin: nearness },
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
  console.warn('The AED register could not be opened beforehand; the search tries again.', cause);
}
