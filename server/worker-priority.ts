import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/** The threads get a lower priority than the one that answers requests, as the embedded database does. */
const behind = 5;
const tasks = '/proc/self/task';

/**
 * Lowers the priority of the threads that hash passwords, compress and read files: a hash takes as much processor time
 * as sixty pages. Only Linux has per-thread priorities; elsewhere nothing changes.
 * @returns the number of threads changed: 0 before their first work
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
    // The system does not expose its threads: they keep equal priority.
    return 0;
  }
}
