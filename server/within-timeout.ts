import { setTimeout as wait } from 'node:timers/promises';

/** The result of the work, or 'late' if it takes longer; the work itself continues. */
export async function withinTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result | 'late'> {
  const over = new AbortController();
  try {
    return await Promise.race([work, wait(timeoutMs, 'late' as const, { signal: over.signal })]);
  } finally {
    over.abort();
  }
}
