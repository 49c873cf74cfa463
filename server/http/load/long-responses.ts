/** Length in characters from which writing a response blocks the thread for a millisecond or more. */
const longMin = 64 * 1024;

/** Resolves when a response of this length may be written. Undefined if it need not wait. */
export type LongResponseQueue = (characters: number) => Promise<void> | undefined;

/**
 * Creates a queue that writes one long response per turn of the event loop. Several that come from the database
 * together would otherwise be written in one turn, and a page would wait for all of them.
 */
export function createLongResponseQueue(): LongResponseQueue {
  let last: Promise<void> = Promise.resolve();
  return (characters) => {
    if (characters < longMin) return undefined;
    last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
    return last;
  };
}
