import { useEffect, useEffectEvent } from 'react';
import { lateReportsEvent } from '../../../backend/reports/late-reports-event.ts';

/** The interval between re-evaluations, so that an AED that has closed is shown as closed within a minute. */
const betweenLooksMs = 60_000;

/**
 * Calls `onPassed` every minute while the page is visible, and at once when it becomes visible again or late reports
 * arrive. It does not while a pointer is down or a dialog is open, so that nothing moves that is about to be pressed or
 * typed into.
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
        // The pointer may have been released outside the page.
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
