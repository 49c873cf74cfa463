import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';

/** Who holds a data folder, as written in its lock file. */
interface LockHolder {
  readonly token: string;
  readonly pid: number;
  readonly host: string;
  readonly startedAt: string;
  /** The kernel's start tick of the process; null where the system does not tell. Process ids are used again, these are not. */
  readonly processStart: string | null;
}

export interface DataFolderLock {
  release(): void;
}

const heldByThisProcess = new Set<string>();

function processStartOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The command name in brackets may hold spaces; the start time is the 20th field after it.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function isHolding(holder: LockHolder): boolean {
  if (holder.host !== hostname()) return true;
  if (holder.pid === process.pid) return heldByThisProcess.has(holder.token);
  if (!isRunning(holder.pid)) return false;
  return holder.processStart === null || processStartOf(holder.pid) === holder.processStart;
}

function readHolder(path: string): LockHolder | null {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
  try {
    return JSON.parse(text) as LockHolder;
  } catch {
    throw new Error(
      `Got an unreadable lock file ${path}, expected the process that holds the folder; if no server runs on it, delete the file.`,
    );
  }
}

function refusal(folder: string, path: string, holder: LockHolder): Error {
  const elsewhere = holder.host !== hostname();
  return new Error(
    `The data folder ${folder} is in use by process ${holder.pid} on ${holder.host} since ${holder.startedAt}; two servers would ` +
      `overwrite each other's rows. ${elsewhere ? `If that machine no longer runs it, delete ${path}.` : 'Stop that one first, or choose another folder.'}`,
  );
}

/** Sets a dead process's lock aside; puts it back when, in between, somebody living took its place. */
function setAside(path: string, dead: LockHolder): void {
  const aside = `${path}.${randomUUID()}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readHolder(aside)?.token !== dead.token) linkSync(aside, path);
  unlinkSync(aside);
}

/**
 * Takes a folder for this process alone. A lock whose process is dead is taken over.
 * @throws when a living process, or one on another machine, holds it: the message says which and what to do.
 */
export function lockDataFolder(folder: string): DataFolderLock {
  // Passwords' hashes lie in here, and the engine writes its files readable for everybody.
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, 'server.lock');
  const own: LockHolder = {
    token: randomUUID(),
    pid: process.pid,
    host: hostname(),
    startedAt: new Date().toISOString(),
    processStart: processStartOf(process.pid),
  };
  const draft = `${path}.${own.token}`;
  writeFileSync(draft, JSON.stringify(own));
  try {
    takeLock(folder, path, draft);
  } finally {
    unlinkSync(draft);
  }
  heldByThisProcess.add(own.token);
  return {
    release() {
      heldByThisProcess.delete(own.token);
      if (readHolder(path)?.token === own.token) unlinkSync(path);
    },
  };
}

function takeLock(folder: string, path: string, draft: string): void {
  for (;;) {
    try {
      // A link appears whole or not at all: no reader ever sees a half-written lock.
      linkSync(draft, path);
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const holder = readHolder(path);
    if (holder === null) continue;
    if (isHolding(holder)) throw refusal(folder, path, holder);
    setAside(path, holder);
  }
}
