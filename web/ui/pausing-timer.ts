export interface PausingTimer {
  /** Holds the time that is left. */
  pause(): void;
  /** Goes on with the time that is left. */
  resume(): void;
  /** Ends without calling back. */
  cancel(): void;
}

/**
 * Calls `onEnd` after `durationMs` milliseconds, not counting the time it was paused. What closes by itself must wait while
 * someone points at it or has the focus in it (WCAG 2.2.1).
 */
export function startPausingTimer(durationMs: number, onEnd: () => void): PausingTimer {
  let remainingMs = durationMs;
  let startedAt = Date.now();
  let handle: ReturnType<typeof setTimeout> | null = setTimeout(onEnd, durationMs);
  let isCancelled = false;

  const stop = () => {
    if (handle !== null) clearTimeout(handle);
    handle = null;
  };

  return {
    pause() {
      if (handle === null) return;
      stop();
      remainingMs -= Date.now() - startedAt;
    },
    resume() {
      if (handle !== null || isCancelled) return;
      startedAt = Date.now();
      handle = setTimeout(onEnd, Math.max(0, remainingMs));
    },
    cancel() {
      isCancelled = true;
      stop();
    },
  };
}
