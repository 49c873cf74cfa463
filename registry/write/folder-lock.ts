import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ImportError } from '../source-record.ts';

/**
 * Paths of the locks that this process holds. If another lock file contains the id of this process, it is from an
 * earlier process with the same id.
 */
const held = new Set<string>();

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code;

/** Returns the content of a file, or null if it does not exist. */
function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}

/** Whether another process with this id is still running. The id is given in decimal digits. */
export function isProcessRunning(owner: string): boolean {
  const processId = Number(owner);
  // Sending a signal to id 0 would reach every process of our process group. The id of this process is not a sign of
  // another import, because a restarted container may assign the same id again.
  if (!Number.isSafeInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
}

/**
 * Creates a file with the content of another one, unless it already exists. If hard links are possible, no other
 * process can read a partial file.
 */
function createUnlessExists(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    // On a file system without hard links, exclusive creation is the best alternative.
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
 * Removes the lock of a process that has ended. If another process has replaced that lock in the meantime, its lock is
 * restored.
 */
function removeStaleLock(path: string, owner: string): void {
  const aside = `${path}.${process.pid}.stale`;
  try {
    renameSync(path, aside);
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return;
    throw cause;
  }
  if (contentOf(aside) !== owner) createUnlessExists(aside, path);
  rmSync(aside, { force: true });
}

const busy = (target: string, owner: string) =>
  new ImportError(`${target}: another import is running (process ${owner}). Wait for it, or stop it.`);

/**
 * Locks a folder for one import and returns a function that unlocks it. The lock is a file next to the folder, and its
 * content is the id of this process. The lock of a process that has ended is replaced. Throws ImportError if another
 * import holds the lock.
 */
export function lockFolder(target: string): () => void {
  const path = `${target}.lock`;
  if (held.has(path)) throw busy(target, String(process.pid));
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    while (!createUnlessExists(own, path)) {
      const owner = contentOf(path);
      if (owner !== null && isProcessRunning(owner)) throw busy(target, owner);
      if (owner !== null) removeStaleLock(path, owner);
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
 * Locks a published folder and calls `work` with the folder's absolute path. Unlocks the folder afterwards. Throws
 * ImportError if another process holds the lock.
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
