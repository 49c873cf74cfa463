import { existsSync, readdirSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ImportError } from '../source-record.ts';
import { storeVersion } from './stored-versions.ts';

/**
 * Returns the path of the draft for a published folder. It is next to that folder, so that renaming is enough to
 * publish it.
 */
export const draftFolderOf = (out: string) => `${resolve(out)}.draft`;

/** Deletes the draft for a published folder, if there is one. */
export async function discardDraft(out: string): Promise<void> {
  await rm(draftFolderOf(out), { recursive: true, force: true });
}

const formerOf = (target: string) => `${target}.former`;

/**
 * Repairs an interrupted publication. If no registry is published, the previous one is moved back. Otherwise, the
 * previous one is stored as a version. The caller must hold the folder's lock.
 */
export async function repairInterruptedSwap(target: string): Promise<void> {
  const previous = formerOf(target);
  if (!existsSync(previous)) return;
  if (existsSync(target)) await storeVersion(target, previous, new Date());
  else await rename(previous, target);
}

/**
 * Throws ImportError if there is something at `target` that no import has written. It would be moved away like a former
 * version, and deleted five publications later.
 */
export function requireReplaceable(target: string): void {
  const stats = statSync(target, { throwIfNoEntry: false });
  if (stats === undefined) return;
  // Each import writes a report.
  if (stats.isDirectory() && (existsSync(join(target, 'report')) || readdirSync(target).length === 0)) return;
  throw new ImportError(
    `${target} contains something other than an earlier import. Use a new or empty folder with --out, or move it away.`,
  );
}

/**
 * Publishes a complete registry in place of the current one, which is stored as a version. The caller must hold the
 * folder's lock.
 */
export async function publishByRename(complete: string, target: string): Promise<void> {
  const previous = formerOf(target);
  await repairInterruptedSwap(target);
  requireReplaceable(target);
  const hasFormer = existsSync(target);
  if (hasFormer) await rename(target, previous);
  try {
    await rename(complete, target);
  } catch (cause) {
    if (hasFormer) await rename(previous, target);
    throw cause;
  }
  // The new registry is published at this point. If the previous one cannot be stored, it is deleted.
  if (hasFormer) {
    await storeVersion(target, previous, new Date()).catch(() => rm(previous, { recursive: true, force: true }));
  }
}
