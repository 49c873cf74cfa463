import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licenceConflicts } from '../../domain/registry/licences.ts';
import { parseRegistryIndex } from '../../domain/registry/registry-index.ts';
import { ImportError } from '../source-record.ts';
import { withFolderLock } from '../write/folder-lock.ts';
import { versionFolder } from '../write/stored-versions.ts';
import { draftOf, healSwap, swapIn } from '../write/swap-folders.ts';

function indexIn(folder: string) {
  return parseRegistryIndex(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));
}

/**
 * Publishes a draft. Where licences stand against one another, `decision` says why it is done all the same, and is kept with the version.
 * Throws ImportError where there is no draft, or no decision that is needed.
 */
export async function publishDraft(out: string, decision: string | undefined, draft = draftOf(out)): Promise<void> {
  if (!existsSync(join(draft, 'index.json')))
    throw new ImportError(`${draft}: there is no draft. Write one with "npm run aeds -- import FILE… --draft".`);
  const [conflict] = licenceConflicts(indexIn(draft).sources);
  if (conflict !== undefined && !decision?.trim())
    throw new ImportError(
      `These licences may not be combined: ${conflict.because} Import the files separately, or say with --decision why you may mix them.`,
    );
  await writeFile(
    join(draft, 'report', 'publication.json'),
    `${JSON.stringify({ publishedAt: new Date().toISOString(), decision: decision?.trim() || null })}\n`,
  );
  await withFolderLock(out, (target) => swapIn(draft, target));
}

/** Publishes a version that was published before, by its name, or the last one. The present one is kept in its turn. */
export async function rollBack(out: string, version: string | undefined): Promise<string> {
  return withFolderLock(out, async (target) => {
    await healSwap(target);
    const folder = versionFolder(target, version);
    const { version: name } = indexIn(folder);
    await swapIn(folder, target);
    return name;
  });
}

/**
 * Publishes a whole registry that another machine has published, as it is; where it is published here already, the folder goes. Throws
 * ImportError where the folder holds none.
 */
export async function takeRegistry(out: string, folder: string): Promise<string> {
  if (!existsSync(join(folder, 'index.json'))) throw new ImportError(`${folder} holds no registry with an index.json.`);
  const { version } = indexIn(folder);
  await withFolderLock(out, async (target) => {
    await healSwap(target);
    const isThere = existsSync(join(target, 'index.json')) && indexIn(target).version === version;
    await (isThere ? rm(folder, { recursive: true, force: true }) : swapIn(folder, target));
  });
  return version;
}
