import { Worker } from 'node:worker_threads';

/** The data that the main thread passes to the timeout thread. */
export interface QueryTimeoutData {
  /**
   * A single number that increases at the start and at the end of each query, so it is odd while a query runs. It is
   * `queryWatchClosed` after the last query.
   */
  readonly state: Int32Array<SharedArrayBuffer>;
  readonly limitMs: number;
  readonly message: string;
}

export const queryWatchClosed = -1;
export const isQueryRunning = (state: number) => state % 2 === 1;

export interface QueryTimeout {
  /** Runs a query, or fetches its next row. */
  readonly query: <Result>(work: () => Result) => Result;
  readonly close: () => void;
}

/** The default time limit of a query. For comparison, SQLite counts a million rows in one second. */
const longestMs = 30_000;

/**
 * Limits the time of queries to an untrusted SQLite database, whose views may join tables endlessly. If a query, or
 * fetching its next row, takes longer than the limit (30 s, or up to twice as long), the process prints the message to
 * standard error and ends with SIGQUIT. Use this only in commands whose unfinished output is deleted by their next run.
 */
export function limitQueryTime(message: string, limitMs = longestMs): QueryTimeout {
  const state = new Int32Array(new SharedArrayBuffer(4));
  const workerData: QueryTimeoutData = { state, limitMs, message };
  new Worker(new URL('./query-timeout-worker.ts', import.meta.url), { workerData, execArgv: [] }).unref();
  const step = () => Atomics.store(state, 0, (Atomics.load(state, 0) + 1) % 2_000_000_000);
  return {
    query(work) {
      step();
      try {
        return work();
      } finally {
        step();
      }
    },
    close() {
      Atomics.store(state, 0, queryWatchClosed);
      Atomics.notify(state, 0);
    },
  };
}
