/** Maximum waits for a request behind a form; longer ones are reported instead. */
const longestWaitSeconds = 5;
const mostWaits = 3;

/** The delay requested by a server that has not started yet; null if there is none, or it is too long. */
function secondsToWait({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return status === 503 && seconds > 0 && seconds <= longestWaitSeconds ? seconds : null;
}

/**
 * Sends a request, and retries it when the server says so: while starting it answers 503 with Retry-After, having read
 * nothing. Returns the last response after three waits; rejects as `ask` does.
 */
export async function retryWhileStarting(ask: () => Promise<Response>): Promise<Response> {
  let response = await ask();
  for (let waits = 0; waits < mostWaits; waits++) {
    const seconds = secondsToWait(response);
    if (seconds === null) break;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    response = await ask();
  }
  return response;
}
