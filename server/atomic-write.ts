import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Place {
  readonly mode?: number;
  /** Puts what is complete in its place: `rename` replaces what is there, `link` does not. */
  readonly put?: typeof rename;
}

/**
 * Writes a file whole or not at all: anyone who is killed meanwhile leaves the former one, and once this returns the new one is on the disk,
 * its name too. Returns what `write` does; the folder is to be there.
 */
export async function atomicWrite<Told>(
  path: string,
  write: (file: FileHandle) => Promise<Told>,
  { mode = 0o644, put = rename }: Place = {},
): Promise<Told> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    const file = await open(unfinished, 'wx', mode);
    let told: Told;
    try {
      told = await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await put(unfinished, path);
    await syncNames(dirname(path));
    return told;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Puts a folder's list of names on the disk. */
async function syncNames(folder: string): Promise<void> {
  // Windows cannot open a folder to flush it, and does not need to.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
