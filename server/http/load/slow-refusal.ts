import { setTimeout as wait } from 'node:timers/promises';

/** How long a refusal for haste is held back: anyone who asks again as soon as they are refused asks once in this time, in milliseconds. */
const holdMs = 1_000;
/** And up to so much longer: those refused together would otherwise come back together, forever. */
const apartMs = 100;
/** More than these are not held: the connection is closed instead. */
const heldMax = 1_000;

/**
 * Holds the refusal of someone who asks too much. A refusal sent at once would only invite the next request, and reading requests is
 * what a flood costs.
 */
export function createSlowRefusal(): (refusal: Response) => Promise<Response> {
  let held = 0;
  return async (refusal) => {
    if (held >= heldMax) {
      refusal.headers.set('Connection', 'close');
      return refusal;
    }
    held += 1;
    await wait(holdMs + Math.random() * apartMs);
    held -= 1;
    return refusal;
  };
}
