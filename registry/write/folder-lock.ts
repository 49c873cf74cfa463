import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { ImportError } from '../source-record.ts';

/** Locks this process holds: a file with its number that is not among them was left by another of that number. */
const held = new Set<string>();

const codeOf = (cause: unknown) => (cause as NodeJS.ErrnoException).code;

/** Nothing, for a file that is not there. */
function contentOf(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (cause) {
    if (codeOf(cause) === 'ENOENT') return null;
    throw cause;
  }
}

function isAtWork(owner: string): boolean {
  const processId = Number(owner);
  // 0 would ask for every process of our group; in a container, a restarted import may get its predecessor's number.
  if (!Number.isSafeInteger(processId) || processId <= 0 || processId === process.pid) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (cause) {
    return codeOf(cause) === 'EPERM';
  }
}

/** Puts a file in its place unless there is one: whole at once, so nobody reads it half-written. */
function placeUnlessThere(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (cause) {
    if (codeOf(cause) === 'EEXIST') return false;
    // A file system without links: the next best is a file that is made only if there is none.
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

/** Takes away the lock of a process that is gone; should another have taken it over meanwhile, that one's is put back. */
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
 * Locks a folder for one import, by a file with this process's number beside it, and gives what unlocks it. Throws
 * ImportError while another import holds it; a lock whose process is gone is taken over.
 */
export function lockFolder(target: string): () => void {
  const path = `${target}.lock`;
  if (held.has(path)) throw busy(target, String(process.pid));
  const own = `${path}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    while (!placeUnlessThere(own, path)) {
      const owner = contentOf(path);
      if (owner !== null && isAtWork(owner)) throw busy(target, owner);
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

/** Holds the lock of a published folder while its folders are renamed; `work` gets its whole path. Throws where another process holds it. */
export async function withFolderLock<Result>(out: string, work: (target: string) => Promise<Result>): Promise<Result> {
  const target = resolve(out);
  const unlock = lockFolder(target);
  try {
    return await work(target);
  } finally {
    unlock();
  }
}
