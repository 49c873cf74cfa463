import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type SecretName, type SecretStore, secretNames } from './secret-store.ts';

export const keysFolder = (dataFolder: string): string => join(dataFolder, 'keys');

/** The secrets as files of one folder, which only its owner enters. */
export async function openFileSecrets(dataFolder: string): Promise<SecretStore> {
  const folder = keysFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const placeOf = (name: SecretName) => join(folder, name);
  return {
    placeOf,
    read: (name) => readPrivateFile(placeOf(name)),
    readOrMake: (name, make) => readOrMakeFile(placeOf(name), make),
    async write(name, text) {
      const unfinished = await writeUnfinished(placeOf(name), text);
      await rename(unfinished, placeOf(name));
      await syncFolder(folder);
    },
    async version() {
      const changes = await Promise.all(secretNames.map((name) => changedAt(placeOf(name))));
      return changes.join(' ');
    },
  };
}

/**
 * The content of a secret file; made by `make` when it is missing, and readable by its owner alone.
 * It appears under its name only once it is complete on the disk, so a crash leaves the whole secret or none.
 */
export async function readOrMakeFile(path: string, make: () => string | Promise<string>): Promise<string> {
  const existing = await readPrivateFile(path);
  if (existing !== undefined) return existing;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const unfinished = await writeUnfinished(path, await make());
  try {
    // A link, unlike a rename, never replaces what somebody else finished first.
    await link(unfinished, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    await rm(unfinished, { force: true });
  }
  await syncFolder(dirname(path));
  return readFile(path, 'utf8');
}

/** The content of a secret file, from now on readable by its owner alone; undefined where there is none. */
export async function readPrivateFile(path: string): Promise<string | undefined> {
  try {
    const { mode } = await stat(path);
    if ((mode & 0o077) !== 0) await chmod(path, 0o600);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function writeUnfinished(path: string, text: string): Promise<string> {
  const unfinished = `${path}.${randomUUID()}`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(text, 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
  return unfinished;
}

async function changedAt(path: string): Promise<string> {
  try {
    const { mtimeMs, ino } = await stat(path);
    return `${ino}:${mtimeMs}`;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '-';
    throw error;
  }
}

/** Flushes a folder's list of names to the disk. */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder to flush it, and does not need to.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
