/**
 * How long the response to a client that sends too many requests is delayed, in milliseconds. A client that retries at
 * once can send only one request in this time.
 */
const delayMs = 1_000;
/**
 * Maximum additional random delay, in milliseconds. It prevents clients that were refused together from retrying
 * together.
 */
const randomDelayMs = 100;
/**
 * Maximum number of responses that are delayed at the same time. Any further response is sent at once and closes its
 * connection.
 */
const delayedMax = 1_000;

/**
 * Returns a function that delays responses to clients that send too many requests. If the response were immediate, the
 * next request would follow at once, and reading requests is what takes most time in a flood.
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
