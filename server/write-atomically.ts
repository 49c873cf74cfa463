import { randomUUID } from 'node:crypto';
import { type FileHandle, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

interface Place {
  readonly mode?: number;
  /** Moves the finished file to its path: `rename` replaces an existing file, whereas `link` fails if there is one. */
  readonly put?: typeof rename;
}

/**
 * Writes a file atomically. If the process is killed, the old file remains. When this returns, the new file and its
 * name are on disk. The folder must exist. Returns what `write` returns.
 */
export async function writeAtomically<Result>(
  path: string,
  write: (file: FileHandle) => Promise<Result>,
  { mode = 0o644, put = rename }: Place = {},
): Promise<Result> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    const file = await open(unfinished, 'wx', mode);
    let result: Result;
    try {
      result = await write(file);
      await file.sync();
    } finally {
      await file.close();
    }
    await put(unfinished, path);
    await syncFolder(dirname(path));
    return result;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Flushes a directory to disk (fsync). */
async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a directory, and needs no flush.
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
