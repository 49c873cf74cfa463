/** What the work comes to, or 'late' when that takes longer; the work itself continues. */
export function withTimeout<Result>(work: Promise<Result>, timeoutMs: number): Promise<Result | 'late'> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(resolve, timeoutMs, 'late');
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Aborts `stop` with the cause where the work takes longer; the work is to end by that signal. */
export async function abortLate<Result>(
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
