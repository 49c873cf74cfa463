import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { UnusableDatabaseError } from './unusable-database-error.ts';

/** The process that uses a data folder, as named in error messages. The lock does not depend on this information. */
interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string;
}

export interface DataFolderLock {
  release(): void;
}

/** Thrown if another process uses the data folder. */
export class DataFolderInUseError extends UnusableDatabaseError {}

const sqliteBusy = 5;

/**
 * References to locked databases. Without them, garbage collection would close the databases and release their locks.
 */
const heldLocks = new Set<DatabaseSync>();

/**
 * Locks a folder for this process with a kernel lock on a file in it. The kernel releases the lock when the process
 * ends, even if it is killed, so a container that replaces a killed one can start at once. Node has no function for
 * such a lock, so SQLite takes one (fcntl, or LockFileEx on Windows) on an empty file. Nothing is written to that file.
 * @throws DataFolderInUseError if another process has locked the folder; its message names that process and says what
 * to do. Throws the system's error if the folder is not writable.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  makeFolder(resolve(folder));
  const notePath = join(folder, 'server.lock');
  const held = takeLock(folder, `${notePath}.held`, notePath);
  heldLocks.add(held);
  writeNote(notePath);
  return {
    release() {
      if (!held.isOpen) return;
      rmSync(notePath, { force: true });
      held.close();
      heldLocks.delete(held);
    },
  };
}

/**
 * Creates the folder for its owner only, because it contains password hashes, and because the database may write files
 * that everyone can read. If this process is root, PostgreSQL runs under another account, so the newly created parent
 * folders can be traversed by all.
 */
function makeFolder(folder: string): void {
  const first = createMissingFolders(folder);
  if (first === undefined || process.getuid?.() !== 0) return;
  for (let above = dirname(dirname(folder)); above.startsWith(first); above = dirname(above)) chmodSync(above, 0o711);
}

/**
 * Creates a folder with its missing parents, and returns the topmost one created. Node's recursive mkdir loops forever
 * on file systems that report ENOENT inside an existing folder.
 */
function createMissingFolders(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const above = dirname(folder);
  const first = above === folder ? undefined : createMissingFolders(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process created the folder in the meantime.
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
  return first ?? folder;
}

/**
 * Writes to a file which process has locked the folder. A failure, for example because the disk is full, does not
 * affect the lock.
 */
function writeNote(path: string): void {
  const own: LockHolder = { pid: process.pid, host: hostname(), startedAt: new Date().toISOString() };
  try {
    writeFileSync(path, JSON.stringify(own), { mode: 0o600 });
  } catch {
    rmSync(path, { force: true });
  }
}

function takeLock(folder: string, heldPath: string, notePath: string): DatabaseSync {
  // If the file is not writable, opening it here throws an error with the reason. SQLite would only say "unable to open
  // database file".
  closeSync(openSync(heldPath, 'a', 0o600));
  const held = new DatabaseSync(heldPath, { timeout: 0 });
  try {
    held.exec('pragma journal_mode = memory; begin immediate');
    return held;
  } catch (error) {
    held.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw folderInUseError(folder, readNote(notePath));
    throw new Error(
      `Could not lock ${heldPath}: ${(error as Error).message}. Set DATA_FOLDER to a folder on a disk that supports locks.`,
      { cause: error },
    );
  }
}

/**
 * Reads which process has locked the folder. The file that says so is written just after locking, so it may be missing
 * or outdated for a moment.
 */
function readNote(path: string): LockHolder | null {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
}

function folderInUseError(folder: string, holder: LockHolder | null): Error {
  const who = holder === null ? 'another process' : `process ${holder.pid} on ${holder.host} since ${holder.startedAt}`;
  return new DataFolderInUseError(
    'Another process uses the database folder. Stop it, or choose another DATA_FOLDER.',
    `The data folder ${folder} is in use by ${who}; two servers would overwrite each other's rows. ` +
      'Stop that one first, or choose another folder.',
  );
}
