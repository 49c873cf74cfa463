/** Waits that are worth while in front of a form; what the server asks for beyond is told instead. */
const longestWaitSeconds = 5;
const mostWaits = 3;

/** How long a server that has done nothing yet wants to be left alone; null if it does not say, or too long. */
function secondsToWait({ status, headers }: Response): number | null {
  const seconds = Number(headers.get('Retry-After') ?? Number.NaN);
  return status === 503 && seconds > 0 && seconds <= longestWaitSeconds ? seconds : null;
}

/**
 * Asks a server, and asks again when it says so: while it starts it answers 503 with Retry-After, having read nothing. Gives its last
 * answer after three waits; rejects as `ask` does.
 */
export async function whenSessionReady(ask: () => Promise<Response>): Promise<Response> {
  let response = await ask();
  for (let waits = 0; waits < mostWaits; waits++) {
    const seconds = secondsToWait(response);
    if (seconds === null) break;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    response = await ask();
  }
  return response;
}
