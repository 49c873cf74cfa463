import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { findLicenceConflicts } from '../../domain/registry/licences.ts';
import { parseRegistryIndex } from '../../domain/registry/registry-index.ts';
import { ImportError } from '../source-record.ts';
import { withFolderLock } from '../write/folder-lock.ts';
import { findVersionFolder } from '../write/stored-versions.ts';
import { draftFolderOf, publishByRename, repairInterruptedSwap } from '../write/swap-folders.ts';

function indexIn(folder: string) {
  return parseRegistryIndex(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
}

/**
 * Publishes a draft. If licences of its sources conflict, `decision` must say why it may be published nevertheless. It
 * is stored with the version.
 * @throws ImportError if there is no draft, or a required decision is missing
 */
export async function publishDraft(
  out: string,
  decision: string | undefined,
  draft = draftFolderOf(out),
): Promise<void> {
  if (!existsSync(join(draft, 'index.json')))
    throw new ImportError(`${draft}: there is no draft. Write one with "npm run aeds -- import FILE… --draft".`);
  const [conflict] = findLicenceConflicts(indexIn(draft).sources);
  if (conflict !== undefined && !decision?.trim())
    throw new ImportError(
      `These licences conflict: ${conflict.because} Import the files separately, or say with --decision why you may publish them together.`,
    );
  await writeFile(
    join(draft, 'report', 'publication.json'),
    `${JSON.stringify({ publishedAt: new Date().toISOString(), decision: decision?.trim() || null })}\n`,
  );
  await withFolderLock(out, (target) => publishByRename(draft, target));
}

/**
 * Publishes a stored version again: the one with the given name, or the latest one. The registry that it replaces
 * becomes a stored version. Returns the version that is now published.
 */
export async function rollBackRegistry(out: string, version: string | undefined): Promise<string> {
  return withFolderLock(out, async (target) => {
    await repairInterruptedSwap(target);
    const folder = findVersionFolder(target, version);
    const { version: name } = indexIn(folder);
    await publishByRename(folder, target);
    return name;
  });
}

/**
 * Publishes a registry that another machine has built and published. If its version is already published here, the
 * received folder is deleted.
 * @throws ImportError if the folder has no registry
 */
export async function publishReceivedRegistry(out: string, folder: string): Promise<string> {
  if (!existsSync(join(folder, 'index.json'))) throw new ImportError(`${folder} holds no registry with an index.json.`);
  const { version } = indexIn(folder);
  await withFolderLock(out, async (target) => {
    await repairInterruptedSwap(target);
    const isThere = existsSync(join(target, 'index.json')) && indexIn(target).version === version;
    await (isThere ? rm(folder, { recursive: true, force: true }) : publishByRename(folder, target));
  });
  return version;
}
