import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ImportError } from '../source-record.ts';

/** Locks of this process: any other file with its process id was left by an earlier process with the same id. */
const held = new Set<string>();

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code;

/** The content of a file; null if it does not exist. */
function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}

/** Whether another process with this id (in digits) is still running. */
export function isProcessRunning(owner: string): boolean {
  const processId = Number(owner);
  // 0 would mean every process of our group; in a container, a restarted import may get its predecessor's process id.
  if (!Number.isSafeInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
}

/** Creates a file unless it exists; atomic, so that nobody reads a partial file. */
function placeUnlessThere(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    // Without hard links, the best alternative is exclusive creation.
    if (codeOf(cause) !== 'EPERM' && codeOf(cause) !== 'ENOTSUP' && codeOf(cause) !== 'ENOSYS') throw cause;
  }
  try {
    writeFileSync(to, readFileSync(from), { flag: 'wx' });
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    throw cause;
  }
}

/**
 * Removes the lock of a process that has ended; if another process has taken it over meanwhile, restores that one's.
 */
function clearStale(path: string, owner: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return;
    throw cause;
  }
  if (contentOf(aside) !== owner) placeUnlessThere(aside, path);
  rmSync(aside, { force: true });
}

const busy = (target: string, owner: string) =>
  new ImportError(`${target}: another import is running (process ${owner}). Wait for it, or stop it.`);

/**
 * Locks a folder for one import, by a file with this process's id next to it, and returns a function that unlocks it.
 * Throws ImportError while another import has the lock; takes over the lock of a process that has ended.
 */
export function lockFolder(target: string): () => void {
  const path = `${target}.lock`;
  if (held.has(path)) throw busy(target, String(process.pid));
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    while (!placeUnlessThere(own, path)) {
      const owner = contentOf(path);
      if (owner !== null && isProcessRunning(owner)) throw busy(target, owner);
      if (owner !== null) clearStale(path, owner);
    }
  } finally {
    rmSync(own, { force: true });
  }
  held.add(path);
  return () => {
    if (held.delete(path)) rmSync(path, { force: true });
  };
}

/**
 * Locks a published folder while its folders are renamed; `work` gets its absolute path. Throws if another process has
 * the lock.
 */
export async function withFolderLock<Result>(out: string, work: (target: string) => Promise<Result>): Promise<Result> {
  const target = resolve(out);
  const unlock = lockFolder(target);
  try {
    return await work(target);
  } finally {
    unlock();
  }
}
