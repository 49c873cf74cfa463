/** From this length on, in characters, handing an answer to its connection takes a millisecond or more of the one thread. */
const longMin = 64 * 1024;

/** Resolves when an answer of this length may be handed over; undefined for one that need not wait. */
export type LongAnswerTurns = (characters: number) => Promise<void> | undefined;

/**
 * Lets one long answer at a time to its connection, and looks at all connections between two: several that came from the database
 * together would otherwise be handed over in one go, and a page would wait for all of them.
 */
export function createLongAnswerTurns(): LongAnswerTurns {
  let last: Promise<void> = Promise.resolve();
  return (characters) => {
    if (characters < longMin) return undefined;
    last = last.then(() => new Promise((resolve) => void setImmediate(resolve)));
    return last;
  };
}
