import type { WaitingHint } from './waiting-hint.ts';

/** Pauses between rounds double from the first to the longest. */
const firstPauseMs = 15_000;
const longestPauseMs = 600_000;

interface Rounds {
  /** Name in console messages about failures: "Reports". */
  readonly what: string;
  /** Sends waiting items, and returns how many are left. */
  readonly round: () => Promise<number>;
}

/** Sends waiting items, at once whenever asked and when the network returns, and periodically while some are left. */
export function createRetryingSender({ what, round }: Rounds): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;

  async function send(): Promise<void> {
    clearTimeout(retry);
    try {
      if ((await round()) === 0) return;
    } catch (cause) {
      console.warn(`${what} that wait could not be sent; they stay:`, cause);
    }
    // Another round may have ended meanwhile.
    clearTimeout(retry);
    retry = setTimeout(send, pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  }

  return function sendSoon() {
    // Added repeatedly, the listener is registered once.
    window.addEventListener('online', sendSoon);
    pauseMs = firstPauseMs;
    void send();
  };
}

/** Records whether something waits, for the next page that starts. */
export function hintAtWaiting(hint: WaitingHint, isAnyWaiting: boolean): void {
  if (isAnyWaiting) localStorage.setItem(hint, 'yes');
  else localStorage.removeItem(hint);
}
