/**
 * How long a rate-limit refusal is delayed, in milliseconds: a client that retries immediately retries once in this
 * time.
 */
const holdMs = 1_000;
/** Random extra delay: clients refused together would otherwise keep coming back together. */
const apartMs = 100;
/** Maximum number of delayed refusals; beyond it the connection is closed. */
const heldMax = 1_000;

/**
 * Delays the refusal of a client that sends too many requests. An immediate refusal would only invite the next request,
 * and reading requests is what a flood costs.
 */
export function createDelayedRefusal(): (refusal: Response) => Promise<Response> {
  let held = 0;
  return async (refusal) => {
    if (held >= heldMax) {
      refusal.headers.set('Connection', 'close');
      return refusal;
    }
    held += 1;
    await new Promise((resolve) => setTimeout(resolve, holdMs + Math.random() * apartMs));
    held -= 1;
    return refusal;
  };
}
