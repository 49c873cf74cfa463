import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** A few steps behind anyone who answers, as the embedded database is. */
const behind = 5;
const tasks = '/proc/self/task';

/**
 * Puts the threads that hash passwords, zip and read files behind the one that answers: a hash takes a whole processor while
 * sixty pages. Only Linux gives each thread its own priority; elsewhere nothing changes.
 * @returns how many threads there were to put back; they begin with the first work for them
 */
export function lowerWorkerPriority(): number {
  if (process.platform !== 'linux') return 0;
  try {
    const workers = readdirSync(tasks).filter((task) =>
      /^libuv-worker/.test(readFileSync(`${tasks}/${task}/comm`, 'utf8')),
    );
    for (const worker of workers) setPriority(Number(worker), behind);
    return workers.length;
  } catch {
    // A system that hides its threads: they stay side by side.
    return 0;
  }
}
