import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isProcessRunning } from '../../registry/write/folder-lock.ts';

/** Returns the name that a file in the work folder has until this process has finished writing it. */
export const formatUnfinishedFileName = (name: string, ending: string) => `${name}.${process.pid}.part.${ending}`;

/**
 * Creates the work folder, whose files allow an interrupted import to continue. Deletes the unfinished files of
 * processes that were killed, because each may be as large as the extract.
 */
export async function prepareWorkFolder(work: string): Promise<void> {
  await mkdir(work, { recursive: true });
  for (const name of await readdir(work)) {
    const [, owner] = /\.(\d+)\.part\./.exec(name) ?? [];
    if (owner !== undefined && !isProcessRunning(owner)) await rm(join(work, name), { recursive: true, force: true });
  }
}
