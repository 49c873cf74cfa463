import { DatabaseUnavailableError } from '../database-unavailable.ts';

/** Callers that wait beyond the one whose turn it is; the next is asked to come back. */
const waitingMax = 200;

/** Lets one work after the other, in the order they come. */
export function createTurns(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting >= waitingMax) return Promise.reject(new DatabaseUnavailableError('busy'));
    waiting += 1;
    const result = last.then(work);
    last = result
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return result;
  };
}
