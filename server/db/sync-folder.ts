import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Puts a folder's list of names on the disk: a file made or renamed is not safe without. */
export function syncFolder(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
