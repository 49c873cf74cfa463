import { useEffect, useEffectEvent } from 'react';
import { lateReportsEvent } from '../../../backend/reports/late-reports.ts';

/** An AED that closes is called closed within so long. */
const betweenLooksMs = 60_000;

/**
 * Calls `onPassed` each minute while the page is seen, and at once when it is shown again or late reports have come. Not while a finger
 * or a button of the mouse is down or a dialog is open: what is about to be pressed stays where it is, and what is being written too.
 */
export function useClockTick(isRunning: boolean, onPassed: () => void): void {
  const pass = useEffectEvent(onPassed);
  useEffect(
    function followTheClock() {
      if (!isRunning) return;
      const stop = new AbortController();
      const { signal } = stop;
      let isPressed = false;
      const look = () => {
        const isAtWork = isPressed || document.querySelector('dialog[open]') !== null;
        if (document.visibilityState === 'visible' && !isAtWork) pass();
      };
      const lookAtOnce = () => {
        // Who left the page while pressing lifted the finger elsewhere.
        isPressed = false;
        look();
      };
      const timer = setInterval(look, betweenLooksMs);
      document.addEventListener(lateReportsEvent, look, { signal });
      document.addEventListener('visibilitychange', lookAtOnce, { signal });
      window.addEventListener('pageshow', lookAtOnce, { signal });
      document.addEventListener('pointerdown', () => (isPressed = true), { signal, capture: true, passive: true });
      for (const end of ['pointerup', 'pointercancel'])
        document.addEventListener(end, () => (isPressed = false), { signal, capture: true, passive: true });
      return function stopFollowing() {
        clearInterval(timer);
        stop.abort();
      };
    },
    [isRunning],
  );
}
