import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CivilDate } from '../../domain/aed/opening-week.ts';
import { tileAt } from '../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import { filesForIds, type IdEntry, type IdFiles, idFileOf, idFolder } from '../../domain/registry/aed-ids.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { finestCellZoom } from '../../domain/registry/registry-stamps.ts';

/** An id that has been gone for longer is forgotten: registers that number again at each import would fill the disk. */
const rememberedYears = 2;

interface FollowedRegistry {
  /** The registry before this one; there may be none. */
  readonly former: string;
  readonly written: string;
  readonly present: PresentIds;
  /** Where AEDs were that are gone since. */
  readonly gone: ReadonlyMap<string, LongitudeLatitude>;
  /** The day of this import. */
  readonly day: CivilDate;
}

type Entries = Map<string, IdEntry>;

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** Gathers the AEDs by their ids, and their other ids where no AED has one of them as its own. */
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

/** The ids that a former registry knew; none where it has no such files, or one that is torn: then they are not remembered. */
function idsBefore(folder: string): readonly (readonly [string, IdEntry])[] {
  try {
    const { files } = readJson(join(folder, idFolder, 'index.json')) as IdFiles;
    const paths = Array.from({ length: files }, (_, file) => join(folder, idFolder, `${file}.json`));
    return paths.filter(existsSync).flatMap((path) => Object.entries(readJson(path) as Record<string, IdEntry>));
  } catch {
    return [];
  }
}

/** What is remembered of an id that the registry has no more: the id that took it over still leads on, an AED is gone since this day. */
function remembered(id: string, entry: IdEntry, { gone, day }: FollowedRegistry): IdEntry | null {
  if (typeof entry === 'string') return entry;
  const at = gone.get(id);
  const since = 'gone' in entry ? entry : { gone: day, ...(at && { at }) };
  const oldest = `${Number(day.slice(0, 4)) - rememberedYears}${day.slice(4)}`;
  return since.gone < oldest ? null : since;
}

/**
 * Writes beside a registry where each of its AEDs is by its id, and what became of those that former ones had (`domain/registry/aed-ids.ts`).
 * The same registries on the same days give the same bytes. Memory: an entry for each id.
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
