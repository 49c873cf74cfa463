/**
 * Resolves to the result of the work, or to 'late' if the work takes longer than the timeout. The work itself
 * continues.
 */
export function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'late');
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/**
 * Aborts `stop` with `cause` if the work takes longer than the timeout. The work must stop when its signal is aborted.
 */
export async function withAbortTimeout<Result>(
  stop: AbortController,
  timeoutMs: number,
  cause: Error,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(() => stop.abort(cause), timeoutMs);
  try {
    return await work(stop.signal);
  } finally {
    clearTimeout(timer);
  }
}
