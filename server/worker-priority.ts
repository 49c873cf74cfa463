import { readdirSync, readFileSync } from 'node:fs';
import { setPriority } from 'node:os';

/**
 * The nice value of worker threads. It is the same as that of the embedded database. The thread that handles requests
 * has a higher priority.
 */
const workerPriority = 5;
const tasks = '/proc/self/task';

/**
 * Lowers the priority of the threads that hash passwords, compress and read files. Hashing one password takes as much
 * processor time as sixty pages. On systems other than Linux, threads cannot have different priorities and nothing
 * changes.
 * @returns the number of threads changed, which is 0 before they are first used
 */
export function lowerWorkerPriority(): number {
  if (process.platform !== 'linux') return 0;
  try {
    const workers = readdirSync(tasks).filter((task) =>
      /^libuv-worker/.test(readFileSync(`${tasks}/${task}/comm`, 'utf8')),
    );
    for (const worker of workers) setPriority(Number(worker), workerPriority);
    return workers.length;
  } catch {
    // The system does not list its threads, so their priority stays unchanged.
    return 0;
  }
}
