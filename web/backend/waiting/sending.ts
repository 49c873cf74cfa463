import type { WaitingHint } from './waiting-hint.ts';

/** Pauses between rounds double from the first to the longest. */
const firstPauseMs = 15_000;
const longestPauseMs = 600_000;

interface Rounds {
  /** What waits, as the console calls it where it could not be sent: "Reports". */
  readonly what: string;
  /** Sends what waits, and tells how much is left. */
  readonly round: () => Promise<number>;
}

/** Sends what waits, at once each time it is asked to and when the network is back, and after a while where something is left. */
export function createSending({ what, round }: Rounds): () => void {
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
    // However often it is added, the browser keeps it once.
    window.addEventListener('online', sendSoon);
    pauseMs = firstPauseMs;
    void send();
  };
}

/** Says whether something waits, for the next page that starts. */
export function hintAtWaiting(hint: WaitingHint, isAnyWaiting: boolean): void {
  if (isAnyWaiting) localStorage.setItem(hint, 'yes');
  else localStorage.removeItem(hint);
}
