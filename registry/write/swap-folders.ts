import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { storeVersion } from './stored-versions.ts';

/** Path of the draft for a published folder: next to it, so that publishing is a rename. */
export const draftFolderPath = (out: string) => `${resolve(out)}.draft`;

/** Deletes a draft; does nothing if there is none. */
export async function discardDraft(out: string): Promise<void> {
  await rm(draftFolderPath(out), { recursive: true, force: true });
}

const formerOf = (target: string) => `${target}.former`;

/**
 * Repairs an interrupted swap: moves the former registry back if there is no published one, else stores it as a
 * version. Call with the folder locked.
 */
export async function repairInterruptedSwap(target: string): Promise<void> {
  const former = formerOf(target);
  if (!existsSync(former)) return;
  if (existsSync(target)) await storeVersion(target, former, new Date());
  else await rename(former, target);
}

/**
 * Replaces the published registry with a complete one; the former one is stored as a version. Call with the folder
 * locked.
 */
export async function publishByRename(complete: string, target: string): Promise<void> {
  const former = formerOf(target);
  await repairInterruptedSwap(target);
  const hasFormer = existsSync(target);
  if (hasFormer) await rename(target, former);
  try {
    await rename(complete, target);
  } catch (cause) {
    if (hasFormer) await rename(former, target);
    throw cause;
  }
  // The new registry is published already: if the former one cannot be stored, it is deleted.
  if (hasFormer) {
    await storeVersion(target, former, new Date()).catch(() => rm(former, { recursive: true, force: true }));
  }
}
