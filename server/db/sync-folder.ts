import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a directory to disk. Without this, a file that was just created or renamed may be lost. */
export function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
