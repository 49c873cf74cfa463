import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseRefusedError } from './database-refused.ts';

/** Who holds a data folder, for the message to whoever is refused; the lock itself is the kernel's. */
interface LockHolder {
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string;
}

export interface DataFolderLock {
  release(): void;
}

/** Another process works on the data folder. */
export class DataFolderInUseError extends DatabaseRefusedError {}

const sqliteBusy = 5;

/** A handle that nothing refers to is closed by the garbage collector, and its lock with it. */
const heldByThisProcess = new Set<DatabaseSync>();

/**
 * Takes a folder for this process alone, by a lock of the kernel's on a file in it, which ends with the process however it ends: no
 * name of a host or number of a process has to be believed, and a container made anew after a kill starts at once. Node has no call for
 * such a lock; SQLite's reserved lock is one (fcntl, or LockFileEx), taken on an empty file that nothing is ever written to.
 * @throws DataFolderInUseError when another process holds it: the message says which and what to do. The system's error where nothing can be
 * written there.
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
 * Makes the folder for its owner alone: passwords' hashes lie in it, and the engine writes its files readable for everybody. PostgreSQL, which
 * runs as another account where this process is root, must pass through those above the data folder that are made with it.
 */
function makeFolder(folder: string): void {
  const first = makeMissing(folder);
  if (first === undefined || process.getuid?.() !== 0) return;
  for (let above = dirname(dirname(folder)); above.startsWith(first); above = dirname(above)) chmodSync(above, 0o711);
}

/**
 * Makes what is missing, the topmost first, and answers that one. Node's own way tries for ever where a file system says of a folder inside one
 * that is there that there is no such place.
 */
function makeMissing(folder: string): string | undefined {
  if (existsSync(folder)) return undefined;
  const above = dirname(folder);
  const first = above === folder ? undefined : makeMissing(above);
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process that starts has made it meanwhile.
    if ((error as { code?: unknown }).code !== 'EEXIST') throw error;
  }
  return first ?? folder;
}

/** Says who holds the folder. The lock holds without it, as on a full disk. */
function writeNote(path: string): void {
  const own: LockHolder = { pid: process.pid, host: hostname(), startedAt: new Date().toISOString() };
  try {
    writeFileSync(path, JSON.stringify(own), { mode: 0o600 });
  } catch {
    rmSync(path, { force: true });
  }
}

function takeLock(folder: string, heldPath: string, notePath: string): DatabaseSync {
  // SQLite would say of a disk that takes no writes only that it cannot open the file.
  closeSync(openSync(heldPath, 'a', 0o600));
  const held = new DatabaseSync(heldPath, { timeout: 0 });
  try {
    held.exec('pragma journal_mode = memory; begin immediate');
    return held;
  } catch (error) {
    held.close();
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw refusal(folder, readNote(notePath));
    throw new Error(
      `Could not lock ${heldPath}: ${(error as Error).message}. Choose a folder on a disk that supports locks with DATA_FOLDER.`,
      { cause: error },
    );
  }
}

/** Whoever takes the lock writes its note right after, so for a moment there may be none, or the one before. */
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
