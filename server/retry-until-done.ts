import { setTimeout as wait } from 'node:timers/promises';

interface Retry {
  /** Called on each failure. If it throws, there are no further attempts. */
  readonly onFailure: (error: unknown) => void;
  /** Stops further attempts. The current attempt still finishes. */
  readonly signal: AbortSignal;
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
}

/** Repeats the work until it succeeds, with pauses that double. Returns undefined if the signal stopped it first. */
export async function retryUntilDone<Result>(
  work: () => Promise<Result>,
  { onFailure, signal, firstPauseMs = 500, longestPauseMs = 10_000 }: Retry,
): Promise<Result | undefined> {
  for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    try {
      return await work();
    } catch (error) {
      onFailure(error);
    }
    await wait(pauseMs, undefined, { signal }).catch(() => undefined);
  }
  return undefined;
}
