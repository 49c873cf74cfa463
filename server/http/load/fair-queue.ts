/** Number of requests that start in one turn of the event loop. This many requests take a millisecond or two. */
const requestsPerTurn = 4;

/** Returns a promise that resolves when a request may start, or undefined if it may start at once. */
export type FairQueue = (network: string) => Promise<void> | undefined;

/**
 * Creates a queue that shares the server's only thread between networks. Otherwise, if one network sends hundreds of
 * requests at once, the request of another network would wait for all of them. At most `atOnce` requests start per turn
 * of the event loop. Further requests wait in one queue per network, and the queues take turns.
 */
export function createFairQueue(atOnce = requestsPerTurn): FairQueue {
  const rows = new Map<string, (() => void)[]>();
  let left = atOnce;
  let isPlanned = false;

  const plan = () => {
    if (isPlanned) return;
    isPlanned = true;
    // With setImmediate, the server handles pending I/O between two turns.
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

/** Starts the first request of the network that has waited longest, and moves that network's queue to the end. */
function beginNext(rows: Map<string, (() => void)[]>): void {
  const [first] = rows;
  if (first === undefined) return;
  const [network, row] = first;
  rows.delete(network);
  row.shift()?.();
  if (row.length > 0) rows.set(network, row);
}
