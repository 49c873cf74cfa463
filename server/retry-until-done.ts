import { setTimeout as wait } from 'node:timers/promises';

interface Retry {
  /** Told of each failure. What it throws ends the attempts. */
  readonly onFailure: (error: unknown) => void;
  /** Ends the attempts; the one under way is waited for. */
  readonly signal: AbortSignal;
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
}

/** Tries until it succeeds, with pauses that double. Undefined if the signal ended it before. */
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
