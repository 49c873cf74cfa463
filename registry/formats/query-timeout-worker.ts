import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { isQueryRunning, type QueryTimeoutData, queryWatchClosed } from './query-timeout.ts';

// This thread ends the process, because a SQLite query blocks the main thread and JavaScript cannot interrupt it.
const { state, limitMs, message } = workerData as QueryTimeoutData;
let seen = Atomics.load(state, 0);
while (seen !== queryWatchClosed) {
  Atomics.wait(state, 0, seen, limitMs);
  const now = Atomics.load(state, 0);
  if (now === seen && isQueryRunning(now)) {
    writeSync(2, `${message}\n`);
    process.kill(process.pid, 'SIGQUIT');
  }
  seen = now;
}
