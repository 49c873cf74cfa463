/**
 * How long the response to a client that sends too many requests is delayed, in milliseconds. A client that retries at
 * once can retry only once in this time.
 */
const delayMs = 1_000;
/**
 * Maximum random extra delay, in milliseconds. Without it, clients that are refused together would come back together.
 */
const randomDelayMs = 100;
/**
 * Maximum number of responses that are delayed at the same time. Any further response is sent at once and closes its
 * connection.
 */
const delayedMax = 1_000;

/**
 * Returns a function that delays responses to clients that send too many requests. An immediate response would only
 * lead to the next request, and in a flood, reading requests is what costs time.
 */
export function createResponseDelay(): (response: Response) => Promise<Response> {
  let held = 0;
  return async (response) => {
    if (held >= delayedMax) {
      response.headers.set('Connection', 'close');
      return response;
    }
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, delayMs + Math.random() * randomDelayMs));
    held -= 1;
    return response;
  };
}
