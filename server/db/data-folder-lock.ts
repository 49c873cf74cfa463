import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UnusableDatabaseError } from './unusable-database-error.ts';

/** The holder of a data folder, for error messages; the lock itself is the kernel's. */
interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string;
}

export interface DataFolderLock {
  release(): void;
}

/** Another process uses the data folder. */
export class DataFolderInUseError extends UnusableDatabaseError {}

const sqliteBusy = 5;

/** Keeps a reference: an unreferenced handle would be garbage-collected and its lock released. */
const heldByThisProcess = new Set<DatabaseSync>();

/**
 * Locks a folder for this process with a kernel lock on a file in it, which is released however the process ends. No
 * host name or process id has to be trusted, and a container recreated after a kill starts at once. Node has no call
 * for such a lock; SQLite's reserved lock is one (fcntl, or LockFileEx), taken on an empty file that is never written
 * to.
 * @throws DataFolderInUseError when another process holds it: the message says which and what to do. The system's error
 *   if the folder is not writable.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  makeFolder(resolve(folder));
  const notePath = join(folder, 'server.lock');
  const held = takeLock(folder, `${notePath}.held`, notePath);
  heldByThisProcess.add(held);
  writeNote(notePath);
  return {
    release() {
      if (!held.isOpen) return;
      rmSync(notePath, { force: true });
      held.close();
      heldByThisProcess.delete(held);
    },
  };
}

/**
 * Creates the folder for its owner only: it contains password hashes, and the database engine writes world-readable
 * files. PostgreSQL, which runs under another account when this process is root, needs to traverse the parent folders
 * that are created.
 */
function makeFolder(folder: string): void {
  const first = makeMissing(folder);
  if (first === undefined || process.getuid?.() !== 0) return;
  for (let above = dirname(dirname(folder)); above.startsWith(first); above = dirname(above)) chmodSync(above, 0o711);
}

/**
 * Creates missing folders, topmost first, and returns that one. Node's own recursive mkdir loops forever on file
 * systems that report ENOENT inside an existing folder.
 */
function makeMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const above = dirname(folder);
  const first = above === folder ? undefined : makeMissing(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another starting process has created it meanwhile.
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
  return first ?? folder;
}

/** Records who holds the folder. The lock holds without it, for example on a full disk. */
function writeNote(path: string): void {
  const own: LockHolder = { pid: process.pid, host: hostname(), startedAt: new Date().toISOString() };
  try {
    writeFileSync(path, JSON.stringify(own), { mode: 0o600 });
  } catch {
    rmSync(path, { force: true });
  }
}

function takeLock(folder: string, heldPath: string, notePath: string): DatabaseSync {
  // SQLite would report a disk that is not writable only as "unable to open database file".
  closeSync(openSync(heldPath, 'a', 0o600));
  const held = new DatabaseSync(heldPath, { timeout: 0 });
  try {
    held.exec('pragma journal_mode = memory; begin immediate');
    return held;
  } catch (error) {
    held.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw refusal(folder, readNote(notePath));
    throw new Error(
      `Could not lock ${heldPath}: ${(error as Error).message}. Set DATA_FOLDER to a folder on a disk that supports locks.`,
      { cause: error },
    );
  }
}

/** The note is written just after locking, so for a moment it may be missing or outdated. */
function readNote(path: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
}

function refusal(folder: string, holder: LockHolder | null): Error {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${holder.host} since ${holder.startedAt}`;
  return new DataFolderInUseError(
    'Another process uses the database folder. Stop it, or choose another DATA_FOLDER.',
    `The data folder ${folder} is in use by ${who}; two servers would overwrite each other's rows. ` +
      'Stop that one first, or choose another folder.',
  );
}
