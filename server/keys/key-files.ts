import { randomUUID } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Makes the folder of the keys, and keeps everybody but its owner out. */
export async function makePrivateFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
}

/**
 * The content of a secret file; made by `generate` when it is missing, and readable by its owner alone.
 * It appears under its name only once it is complete on the disk, so a crash leaves the whole secret or none.
 */
export async function readOrMakeSecret(path: string, generate: () => string | Promise<string>): Promise<string> {
  const existing = await readIfPresent(path);
  if (existing !== undefined) return existing;
  const unfinished = `${path}.${randomUUID()}`;
  const file = await open(unfinished, 'wx', 0o600);
  try {
    await file.writeFile(await generate(), 'utf8');
    await file.sync();
  } finally {
    await file.close();
  }
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

/** Makes a secret file anew, whatever it held. */
export async function replaceSecret(path: string, generate: () => string | Promise<string>): Promise<string> {
  await rm(path, { force: true });
  return readOrMakeSecret(path, generate);
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    const { mode } = await stat(path);
    if ((mode & 0o077) !== 0) await chmod(path, 0o600);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

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
