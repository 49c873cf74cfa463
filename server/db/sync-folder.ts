import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a directory to disk. Otherwise a power cut may undo the creation or renaming of a file. */
export function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
