export interface PausingTimer {
  pause(): void;
  resume(): void;
  /** Ends the countdown without calling `onEnd`. */
  cancel(): void;
}

/**
 * Calls `onEnd` once, after `durationMs` milliseconds. Pauses do not count. Anything that closes by itself must wait
 * while it is hovered or focused (WCAG 2.2.1). The timer uses the monotonic clock, so a change of the system time has
 * no effect.
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
