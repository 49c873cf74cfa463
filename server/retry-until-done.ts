import { setTimeout as wait } from 'node:timers/promises';

interface Retry {
  /** Called on each failure. If it throws, the attempts end. */
  readonly onFailure: (error: unknown) => void;
  /** Ends the attempts; the current one is waited for. */
  readonly signal: AbortSignal;
  readonly firstPauseMs?: number;
  readonly longestPauseMs?: number;
}

/** Retries until success, with pauses that double. Undefined if the signal ended it first. */
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
