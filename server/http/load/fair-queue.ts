/** Requests started per event-loop turn: few enough to finish within a millisecond or two. */
const begunAtOnce = 4;

/** Resolves when the request's turn has come; undefined if that is now. */
export type FairQueue = (network: string) => Promise<void> | undefined;

/**
 * One thread serves everyone, so 256 simultaneous requests would all be answered before the next. Beyond a few,
 * requests queue by network, and the queues take turns: a single request waits for the few in progress, and never for
 * another network's hundreds.
 */
export function createFairQueue(atOnce = begunAtOnce): FairQueue {
  const rows = new Map<string, (() => void)[]>();
  let left = atOnce;
  let isPlanned = false;

  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    // Runs after pending I/O was handled, and before the next poll.
    setImmediate(begin);
  };
  const begin = () => {
    isPlanned = false;
    for (left = atOnce; left > 0 && rows.size > 0; left -= 1) beginNext(rows);
    if (left < atOnce) plan();
  };

  return (network) => {
    plan();
    if (left > 0 && rows.size === 0) {
      left -= 1;
      return undefined;
    }
    return new Promise((resolve) => {
      const row = rows.get(network);
      if (row === undefined) rows.set(network, [resolve]);
      else row.push(resolve);
    });
  };
}

/** The first request of the queue that has waited longest; the queue then moves to the end. */
function beginNext(rows: Map<string, (() => void)[]>): void {
  const [first] = rows;
  if (first === undefined) return;
  const [network, row] = first;
  rows.delete(network);
  row.shift()?.();
  if (row.length > 0) rows.set(network, row);
}
