import { useState } from 'react';
import type { LocatorEvent } from './locator-state.ts';

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
    /** Another search begins: the answer of the one before is wanted no more. */
    forget() {
      isHeld = false;
      waiting = null;
    },
  };
}

/** What holds a search's answer back, one for the locator's whole life; `send` must stay the same. */
export function useDeferredResult(send: (event: LocatorEvent) => void) {
  const [held] = useState(() => createHeldAnswer(send));
  return held;
}
