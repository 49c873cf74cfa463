/**
 * From this length on, in characters, writing a response to its connection blocks the thread for a millisecond or more.
 */
const longMin = 64 * 1024;

/** Resolves when a response of this length may be written; undefined if it need not wait. */
export type LongResponseQueue = (characters: number) => Promise<void> | undefined;

/**
 * Writes one long response at a time and lets the event loop run in between: several that arrive from the database
 * together would otherwise be written in one go, and a page would wait for all of them.
 */
export function createLongResponseQueue(): LongResponseQueue {
  let last: Promise<void> = Promise.resolve();
  return (characters) => {
    if (characters < longMin) return undefined;
    last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
    return last;
  };
}
