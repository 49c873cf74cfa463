import { setTimeout as wait } from 'node:timers/promises';

/**
 * Returns the result of the work, or 'late' if the work takes longer than `timeoutMs`. The work itself is not stopped.
 */
export async function withinTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result | 'late'> {
  const over = new AbortController();
  try {
    return await Promise.race([work, wait(timeoutMs, 'late' as const, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
