import type { WaitingHint } from './waiting-hint.ts';

/** Each pause between attempts is twice as long as the previous one, up to the longest pause. */
const firstPauseMs = 15_000;
const longestPauseMs = 600_000;

interface RetryingSenderOptions {
  /** What is sent, such as "Reports". It is used in console messages about failures. */
  readonly what: string;
  /** Sends the waiting items and returns how many are left. */
  readonly round: () => Promise<number>;
}

/**
 * Returns a function that sends the waiting items at once. The function also makes the sender try again when the
 * network returns, and periodically while items are left.
 */
export function createRetryingSender({ what, round }: RetryingSenderOptions): () => void {
  let retry: ReturnType<typeof setTimeout> | undefined;
  let pauseMs = firstPauseMs;

  async function send(): Promise<void> {
    clearTimeout(retry);
    try {
      if ((await round()) === 0) return;
    } catch (cause) {
      console.warn(`${what} that wait could not be sent; they stay:`, cause);
    }
    // Another attempt may have ended in the meantime and started its own timer.
    clearTimeout(retry);
    retry = setTimeout(send, pauseMs);
    pauseMs = Math.min(longestPauseMs, pauseMs * 2);
  }

  return function sendSoon() {
    // The browser registers the same listener only once, even if it is added several times.
    window.addEventListener('online', sendSoon);
    pauseMs = firstPauseMs;
    void send();
  };
}

/**
 * Records on this device whether items wait to be sent, so that the next page knows whether to load the code for
 * sending.
 */
export function storeWaitingHint(hint: WaitingHint, isAnyWaiting: boolean): void {
  if (isAnyWaiting) localStorage.setItem(hint, 'yes');
  else localStorage.removeItem(hint);
}
