import { existsSync, readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { licenceConflicts } from '../domain/registry/licences.ts';
import { parseRegistryIndex } from '../domain/registry/registry-index.ts';
import { importRegistry } from './import-registry.ts';
import type { ImportRequest } from './import-run.ts';
import type { OverpassTools } from './overpass/ask-overpass.ts';
import { fetchAreas } from './overpass/fetch-areas.ts';
import { publishDraft } from './published/publish-draft.ts';
import { ImportError } from './source-record.ts';
import { draftOf } from './write/swap-folders.ts';

/** Where the answers about countries are kept: beside the registry that is made of them. */
export const areasOf = (out: string) => `${resolve(out)}.areas`;

/** A registry that is about to be published by itself: apart from the draft that someone may be looking at. */
const freshOf = (out: string) => `${resolve(out)}.fresh`;

interface RefreshRequest extends Omit<ImportRequest, 'draftFor'> {
  /** Codes of ISO 3166-1; what is fetched of them goes into the registry with `files`. */
  readonly areas: readonly string[];
  readonly server: string;
  readonly site?: string | null | undefined;
  /** Leaves it as a draft for someone to look at; else it is published. */
  readonly isDraft: boolean;
  readonly tools?: Partial<OverpassTools> | undefined;
}

interface RefreshResult {
  /** The outcome of it, for a person. */
  readonly summary: string;
  /** What was held back, in sentences: the last good answers are in its place. */
  readonly heldBack: readonly string[];
}

const indexIn = (folder: string) => parseRegistryIndex(JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')));

/** Whether visitors would see no difference: not an AED, not the day of a source. */
function isTheSame(out: string, fresh: string): boolean {
  if (!existsSync(join(out, 'index.json'))) return false;
  const [before, after] = [indexIn(out), indexIn(fresh)];
  return before.version === after.version && JSON.stringify(before.sources) === JSON.stringify(after.sources);
}

/** Why licences that stand against one another may be mixed, where it was decided for the published registry about each of these pairs. */
function formerDecision(out: string, fresh: string): string | undefined {
  const path = join(out, 'report', 'publication.json');
  if (!existsSync(path)) return undefined;
  const decided = new Set(licenceConflicts(indexIn(out).sources).map((conflict) => JSON.stringify(conflict)));
  const isDecided = licenceConflicts(indexIn(fresh).sources).every((conflict) => decided.has(JSON.stringify(conflict)));
  const { decision } = JSON.parse(readFileSync(path, 'utf8')) as { readonly decision: string | null };
  return isDecided ? (decision ?? undefined) : undefined;
}

/** Publishes what was read unless it is what is published already. */
async function publishFresh(out: string, fresh: string): Promise<string> {
  if (isTheSame(out, fresh)) return `Nothing has changed; ${out} stays as it is.`;
  await publishDraft(out, formerDecision(out, fresh), fresh);
  return `Published the registry at ${out}.`;
}

/**
 * Fetches the areas again, reads them with the files, and publishes the result or leaves it as a draft. An area that could not be fetched
 * or shrank is held back, and its last good answer is read instead. Throws ImportError if nothing can be published; the published registry stays.
 */
export async function refreshRegistry(request: RefreshRequest): Promise<RefreshResult> {
  const { areas, out, files, isDraft } = request;
  const fetched = await fetchAreas({ ...request, areas, folder: areasOf(out) });
  const { heldBack } = fetched;
  const all = [...fetched.files, ...files];
  if (all.length === 0) throw new ImportError(heldBack.join('\n'));
  const target = isDraft ? draftOf(out) : freshOf(out);
  try {
    const { summary } = await importRegistry({ ...request, files: all, out: target, draftFor: out });
    const sentence = isDraft ? `Wrote a draft to ${target}.` : await publishFresh(out, target);
    return { summary: `${summary}\n${sentence}`, heldBack };
  } finally {
    if (!isDraft) await rm(target, { recursive: true, force: true });
  }
}
