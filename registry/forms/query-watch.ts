import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { closed, isRunning, type Watched } from './watch-queries.ts';

// SQLite cannot be interrupted from JavaScript, and a query blocks its thread, so this thread ends the process.
const { state, limitMs, sentence } = workerData as Watched;
let seen = Atomics.load(state, 0);
while (seen !== closed) {
  Atomics.wait(state, 0, seen, limitMs);
  const now = Atomics.load(state, 0);
  if (now === seen && isRunning(now)) {
    writeSync(2, `${sentence}\n`);
    process.kill(process.pid, 'SIGQUIT');
  }
  seen = now;
}
