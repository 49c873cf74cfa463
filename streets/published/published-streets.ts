import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parseStreetIndex, type StreetIndex } from '../../domain/streets/street-index.ts';
import { withFolderLock } from '../../registry/write/folder-lock.ts';
import { findVersionFolder } from '../../registry/write/stored-versions.ts';
import { draftFolderOf, publishByRename, repairInterruptedSwap } from '../../registry/write/swap-folders.ts';
import { StreetsError } from '../streets-error.ts';

/** Returns the index of the streets in a folder, or null if there is none. */
export function readPublishedStreetIndex(folder: string): StreetIndex | null {
  const path = join(folder, 'index.json');
  if (!existsSync(path)) return null;
  try {
    return parseStreetIndex(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // An unreadable index counts as missing, so that an import can replace it.
    return null;
  }
}

/** Publishes the preview. Throws StreetsError if there is none. */
export async function publishStreetsDraft(out: string): Promise<void> {
  const draft = draftFolderOf(out);
  if (readPublishedStreetIndex(draft) === null)
    throw new StreetsError(`${draft}: there is no preview. Make one with "npm run streets -- import FILE… --preview".`);
  await withFolderLock(out, (target) => publishByRename(draft, target));
}

/**
 * Publishes an earlier version again and returns its name. If `version` is undefined, the most recent earlier version
 * is published. The version that was current until then stays stored.
 */
export async function rollBackStreets(out: string, version: string | undefined): Promise<string> {
  return withFolderLock(out, async (target) => {
    await repairInterruptedSwap(target);
    const folder = findVersionFolder(target, version);
    const name = readPublishedStreetIndex(folder)?.version;
    if (name === undefined)
      throw new StreetsError(`${folder} has no complete street map. Use another version, or import again.`);
    await publishByRename(folder, target);
    return name;
  });
}

/**
 * Publishes complete streets that were built on another machine. It moves their folder into place and returns their
 * version. If the same streets are already published, it only deletes the folder.
 */
export async function publishStreetsFolder(out: string, folder: string): Promise<string> {
  const version = readPublishedStreetIndex(folder)?.version;
  if (version === undefined) throw new StreetsError(`${folder} has no complete street map. Use another folder.`);
  await withFolderLock(out, async (target) => {
    await repairInterruptedSwap(target);
    const isThere = readPublishedStreetIndex(target)?.version === version;
    await (isThere ? rm(folder, { recursive: true, force: true }) : publishByRename(folder, target));
  });
  return version;
}
