import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { findLicenceConflicts } from '../domain/registry/licences.ts';
import { parseRegistryIndex } from '../domain/registry/registry-index.ts';
import { importRegistry } from './import-registry.ts';
import type { ImportRequest } from './import-run.ts';
import { fetchAreas } from './overpass/fetch-areas.ts';
import type { OverpassTools } from './overpass/request-overpass.ts';
import { publishDraft } from './published/publish-draft.ts';
import { ImportError } from './source-record.ts';
import { draftFolderOf } from './write/swap-folders.ts';

/** Returns the folder of the downloaded responses, next to the registry's folder. */
export const downloadsFolderOf = (out: string) => `${resolve(out)}.areas`;

/**
 * Returns the folder of the draft that is published automatically. It is not the draft that an administrator may be
 * reviewing.
 */
const freshDraftPath = (out: string) => `${resolve(out)}.fresh`;

interface RefreshRequest extends Omit<ImportRequest, 'draftFor'> {
  /** ISO 3166-1 codes of the areas to download. The downloads are imported together with `files`. */
  readonly areas: readonly string[];
  readonly server: string;
  readonly site?: string | null | undefined;
  /** Whether the result stays a draft for review instead of being published. */
  readonly isDraft: boolean;
  readonly tools?: Partial<OverpassTools> | undefined;
}

interface RefreshResult {
  /** A message for the person who runs the refresh. */
  readonly summary: string;
  /** For each area that was not updated, a sentence that says why. Its last good response is used. */
  readonly heldBack: readonly string[];
}

const indexIn = (folder: string) => parseRegistryIndex(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

/** Whether visitors would see no difference: the AEDs and the sources with their dates are the same. */
function isUnchanged(out: string, fresh: string): boolean {
  if (!existsSync(join(out, 'index.json'))) return false;
  const [before, after] = [indexIn(out), indexIn(fresh)];
  return before.version === after.version && JSON.stringify(before.sources) === JSON.stringify(after.sources);
}

/**
 * Returns the reason that was given for conflicting licences in the published registry, if it covers every conflict in
 * the new one.
 */
function previousDecision(out: string, fresh: string): string | undefined {
  const path = join(out, 'report', 'publication.json');
  if (!existsSync(path)) return undefined;
  const decided = new Set(findLicenceConflicts(indexIn(out).sources).map((conflict) => JSON.stringify(conflict)));
  const isDecided = findLicenceConflicts(indexIn(fresh).sources).every((conflict) =>
    decided.has(JSON.stringify(conflict)),
  );
  const { decision } = JSON.parse(readFileSync(path, 'utf8')) as { readonly decision: string | null };
  return isDecided ? (decision ?? undefined) : undefined;
}

/** Publishes the new registry unless it equals the published one. */
async function publishFresh(out: string, fresh: string): Promise<string> {
  if (isUnchanged(out, fresh)) return `Nothing has changed; ${out} stays as it is.`;
  await publishDraft(out, previousDecision(out, fresh), fresh);
  return `Published the registry at ${out}.`;
}

/**
 * Downloads the areas again, imports them together with the files, and publishes the result or leaves it as a draft. If
 * a download fails or has far fewer AEDs than the last one, the last good response for that area is used. Throws
 * ImportError if nothing can be published; the published registry then remains.
 */
export async function refreshRegistry(request: RefreshRequest): Promise<RefreshResult> {
  const { areas, out, files, isDraft } = request;
  const fetched = await fetchAreas({ ...request, areas, folder: downloadsFolderOf(out) });
  const { heldBack } = fetched;
  const all = [...fetched.files, ...files];
  if (all.length === 0) throw new ImportError(heldBack.join('\n'));
  const target = isDraft ? draftFolderOf(out) : freshDraftPath(out);
  try {
    const { summary } = await importRegistry({ ...request, files: all, out: target, draftFor: out });
    const sentence = isDraft ? `Wrote a draft to ${target}.` : await publishFresh(out, target);
    return { summary: `${summary}\n${sentence}`, heldBack };
  } finally {
    if (!isDraft) await rm(target, { recursive: true, force: true });
  }
}
