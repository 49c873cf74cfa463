import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CivilDate } from '../../domain/aed/opening-week.ts';
import { tileAt } from '../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { filesForIds, type IdEntry, type IdFiles, idFileOf, idFolder } from '../../domain/registry/aed-ids.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { finestCellZoom } from '../../domain/registry/registry-stamps.ts';

/** Ids gone for longer are forgotten: registers that renumber at each import would fill the disk. */
const rememberedYears = 2;

interface FollowedRegistry {
  /** The previous registry, if any. */
  readonly former: string;
  readonly written: string;
  readonly present: PresentIds;
  /** Last positions of removed AEDs. */
  readonly gone: ReadonlyMap<string, LongitudeLatitude>;
  /** The date of this import. */
  readonly day: CivilDate;
}

type Entries = Map<string, IdEntry>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Collects the AEDs by their ids, and their secondary ids unless another AED has one as its primary id. */
export class PresentIds {
  readonly #own: Entries = new Map();
  readonly #others: Entries = new Map();

  add(features: readonly CellFeature[]): void {
    for (const { id = '', geometry, properties } of features) {
      const { x, y } = tileAt(geometry.coordinates, finestCellZoom);
      this.#own.set(id, [x, y]);
      for (const other of Array.isArray(properties.sameAs) ? properties.sameAs : [])
        this.#others.set(String(other), id);
    }
  }

  entries(): Entries {
    return new Map([...this.#others, ...this.#own]);
  }
}

/** The ids of a former registry; none if it has no such files, or a truncated one: those ids are then forgotten. */
function idsBefore(folder: string): readonly (readonly [string, IdEntry])[] {
  try {
    const { files } = readJson(join(folder, idFolder, 'index.json')) as IdFiles;
    const paths = Array.from({ length: files }, (_, file) => join(folder, idFolder, `${file}.json`));
    return paths.filter(existsSync).flatMap((path) => Object.entries(readJson(path) as Record<string, IdEntry>));
  } catch {
    return [];
  }
}

/**
 * The entry of an id that is no longer in the registry: it redirects to the id that replaced it, or has the date since
 * which the AED is gone.
 */
function remembered(id: string, entry: IdEntry, { gone, day }: FollowedRegistry): IdEntry | null {
  if (typeof entry === 'string') return entry;
  const at = gone.get(id);
  const since = 'gone' in entry ? entry : { gone: day, ...(at && { at }) };
  const oldest = `${Number(day.slice(0, 4)) - rememberedYears}${day.slice(4)}`;
  return since.gone < oldest ? null : since;
}

/**
 * Writes an index of the AEDs by id next to a registry, including the fate of former ids
 * (`domain/registry/aed-ids.ts`). Deterministic for the same registries and dates. Memory: an entry for each id.
 */
export function writeIdFiles(followed: FollowedRegistry): void {
  const entries = followed.present.entries();
  for (const [id, entry] of idsBefore(followed.former)) {
    if (entries.has(id)) continue;
    const kept = remembered(id, entry, followed);
    if (kept !== null) entries.set(id, kept);
  }
  const counted: IdFiles = { files: filesForIds(entries.size) };
  const byFile = new Map<string, [string, IdEntry][]>();
  for (const entry of entries) {
    const name = idFileOf(entry[0], counted);
    const listed = byFile.get(name);
    if (listed) listed.push(entry);
    else byFile.set(name, [entry]);
  }
  mkdirSync(join(followed.written, idFolder), { recursive: true });
  for (const [name, listed] of byFile) {
    const inOrder = listed.sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(join(followed.written, name), `${JSON.stringify(Object.fromEntries(inOrder))}\n`);
  }
  writeFileSync(join(followed.written, idFolder, 'index.json'), `${JSON.stringify(counted)}\n`);
}
