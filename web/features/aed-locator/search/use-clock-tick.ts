import { useEffect, useEffectEvent } from 'react';
import { lateReportsEvent } from '../../../backend/reports/late-reports.ts';

/** Maximum delay until a closing AED is shown as closed. */
const betweenLooksMs = 60_000;

/**
 * Calls `onPassed` every minute while the page is visible, and at once when it becomes visible again or late reports
 * arrive. Not while a pointer is down or a dialog is open: what is about to be pressed or typed into stays where it is.
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
        // The pointer may be released after leaving the page.
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
