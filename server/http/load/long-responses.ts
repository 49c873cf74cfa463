/** Length in characters of a response that blocks the thread for a millisecond or more while it is written. */
const longMin = 64 * 1024;

/**
 * Returns a promise that resolves when a response of this length may be written, or undefined if it may be written at
 * once.
 */
export type LongResponseQueue = (characters: number) => Promise<void> | undefined;

/**
 * Creates a queue that writes one long response per turn of the event loop. Otherwise several responses that the
 * database returns together would be written in one turn, and a page would wait for all of them.
 */
export function createLongResponseQueue(): LongResponseQueue {
  let last: Promise<void> = Promise.resolve();
  return (characters) => {
    if (characters < longMin) return undefined;
    last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
    return last;
  };
}
