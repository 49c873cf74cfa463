export interface PausingTimer {
  /** Holds the time that is left. */
  pause(): void;
  /** Goes on with the time that is left. */
  resume(): void;
  /** Ends without calling back. */
  cancel(): void;
}

/**
 * Calls `onEnd` once, after `durationMs` milliseconds, not counting the time it was paused. What closes by itself must wait
 * while someone points at it or has the focus in it (WCAG 2.2.1). Measured by the monotonic clock: a change of the
 * device's time neither shortens nor lengthens it.
 */
export function startPausingTimer(durationMs: number, onEnd: () => void): PausingTimer {
  let remainingMs = durationMs;
  let startedAt = 0;
  let handle: ReturnType<typeof setTimeout> | null = null;
  let isOver = false;

  const run = () => {
    startedAt = performance.now();
    handle = setTimeout(() => {
      isOver = true;
      handle = null;
      onEnd();
    }, remainingMs);
  };
  const stop = () => {
    if (handle !== null) clearTimeout(handle);
    handle = null;
  };

  run();
  return {
    pause() {
      if (handle === null) return;
      stop();
      remainingMs = Math.max(0, remainingMs - (performance.now() - startedAt));
    },
    resume() {
      if (handle === null && !isOver) run();
    },
    cancel() {
      isOver = true;
      stop();
    },
  };
}
