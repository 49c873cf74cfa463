import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Flushes a directory to disk: without this, a created or renamed file may be lost. */
export function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
