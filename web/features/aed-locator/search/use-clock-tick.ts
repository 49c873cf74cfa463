import { useEffect, useEffectEvent } from 'react';
import { lateReportsEvent } from '../../../backend/reports/late-reports-event.ts';

/**
 * How often the opening hours are evaluated again, in milliseconds. An AED that closes is shown as closed within this
 * time.
 */
const intervalMs = 60_000;

/**
 * Calls `onPassed` every minute while the page is visible, and at once when it becomes visible again or new reports
 * arrive. It waits while the visitor is pressing something or a dialog is open, because the cards may change places.
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
        // The pointer may have been released outside the page, where no event reports it.
        isPressed = false;
        look();
      };
      const timer = setInterval(look, intervalMs);
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
