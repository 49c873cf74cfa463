import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { licenceConflicts } from '../domain/registry/licences.ts';
import { parseRegistryIndex } from '../domain/registry/registry-index.ts';
import { importRegistry } from './import-registry.ts';
import type { ImportRequest } from './import-run.ts';
import { fetchAreas } from './overpass/fetch-areas.ts';
import type { OverpassTools } from './overpass/request-overpass.ts';
import { publishDraft } from './published/publish-draft.ts';
import { ImportError } from './source-record.ts';
import { draftFolderPath } from './write/swap-folders.ts';

/** Folder of the downloaded responses, next to the registry made from them. */
export const downloadsFolder = (out: string) => `${resolve(out)}.areas`;

/** Draft for automatic publication, separate from the draft that an administrator may be reviewing. */
const freshOf = (out: string) => `${resolve(out)}.fresh`;

interface RefreshRequest extends Omit<ImportRequest, 'draftFor'> {
  /** ISO 3166-1 codes; their downloads are imported together with `files`. */
  readonly areas: readonly string[];
  readonly server: string;
  readonly site?: string | null | undefined;
  /** Leaves the result as a draft for review; published otherwise. */
  readonly isDraft: boolean;
  readonly tools?: Partial<OverpassTools> | undefined;
}

interface RefreshResult {
  /** A message for the person who runs the refresh. */
  readonly summary: string;
  /** Skipped areas, as sentences; their last good responses are used. */
  readonly heldBack: readonly string[];
}

const indexIn = (folder: string) => parseRegistryIndex(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

/** Whether visitors would see no difference: the same AEDs and the same dates of all sources. */
function isTheSame(out: string, fresh: string): boolean {
  if (!existsSync(join(out, 'index.json'))) return false;
  const [before, after] = [indexIn(out), indexIn(fresh)];
  return before.version === after.version && JSON.stringify(before.sources) === JSON.stringify(after.sources);
}

/** Why conflicting licences may be mixed, if that was decided for each of these pairs in the published registry. */
function formerDecision(out: string, fresh: string): string | undefined {
  const path = join(out, 'report', 'publication.json');
  if (!existsSync(path)) return undefined;
  const decided = new Set(licenceConflicts(indexIn(out).sources).map((conflict) => JSON.stringify(conflict)));
  const isDecided = licenceConflicts(indexIn(fresh).sources).every((conflict) => decided.has(JSON.stringify(conflict)));
  const { decision } = JSON.parse(readFileSync(path, 'utf8')) as { readonly decision: string | null };
  return isDecided ? (decision ?? undefined) : undefined;
}

/** Publishes the import unless it equals the published registry. */
async function publishFresh(out: string, fresh: string): Promise<string> {
  if (isTheSame(out, fresh)) return `Nothing has changed; ${out} stays as it is.`;
  await publishDraft(out, formerDecision(out, fresh), fresh);
  return `Published the registry at ${out}.`;
}

/**
 * Downloads the areas again, imports them with the files, and publishes the result or leaves it as a draft. An area
 * that could not be downloaded or shrank is skipped, and its last good response is used. Throws ImportError if nothing
 * can be published; the published registry then stays.
 */
export async function refreshRegistry(request: RefreshRequest): Promise<RefreshResult> {
  const { areas, out, files, isDraft } = request;
  const fetched = await fetchAreas({ ...request, areas, folder: downloadsFolder(out) });
  const { heldBack } = fetched;
  const all = [...fetched.files, ...files];
  if (all.length === 0) throw new ImportError(heldBack.join('\n'));
  const target = isDraft ? draftFolderPath(out) : freshOf(out);
  try {
    const { summary } = await importRegistry({ ...request, files: all, out: target, draftFor: out });
    const sentence = isDraft ? `Wrote a draft to ${target}.` : await publishFresh(out, target);
    return { summary: `${summary}\n${sentence}`, heldBack };
  } finally {
    if (!isDraft) await rm(target, { recursive: true, force: true });
  }
}
