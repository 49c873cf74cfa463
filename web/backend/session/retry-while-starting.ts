/**
 * The longest time for which a form waits before it retries a request, in seconds. If the server asks for a longer
 * delay, its response is returned without a retry.
 */
const longestWaitSeconds = 5;
const mostWaits = 3;

/**
 * Returns the delay that a starting server asks for. Null if the server asks for no delay, or for one that is too long.
 */
function secondsToWait({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return status === 503 && seconds > 0 && seconds <= longestWaitSeconds ? seconds : null;
}

/**
 * Sends a request, and sends it again as long as the server answers 503 with Retry-After. A starting server answers so
 * before it reads the request, so repeating it is safe. Returns the last response after three retries. Rejects as `ask`
 * does.
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
