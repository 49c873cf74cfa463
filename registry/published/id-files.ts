import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CivilDate } from '../../domain/aed/weekly-opening-hours.ts';
import { tileAt } from '../../domain/geography/map-tile.ts';
import type { LongitudeLatitude } from '../../domain/geography/position.ts';
import {
  type AedIdEntry,
  type AedIdFileCount,
  aedIdFileCountFor,
  aedIdFileOf,
  aedIdFolder,
} from '../../domain/registry/aed-ids.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { finestCellZoom } from '../../domain/registry/registry-file-versions.ts';

/**
 * Number of years after which the ids of removed AEDs are deleted. Otherwise sources that assign new ids at each import
 * would fill the disk.
 */
const maxRemovedYears = 2;

interface RegistryWithPrevious {
  /** Folder of the previous registry, which may not exist. */
  readonly previous: string;
  readonly written: string;
  readonly present: CurrentIds;
  /** Last positions of removed AEDs, by id. */
  readonly gone: ReadonlyMap<string, LongitudeLatitude>;
  /** For AEDs that their source now lists under another id, the new id by the old one. */
  readonly renumbered: ReadonlyMap<string, string>;
  readonly day: CivilDate;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const columnsOfTiles = 2 ** finestCellZoom;

/**
 * Collects the AEDs of a registry by id. A secondary id leads to its AED unless it is the primary id of another one.
 * Keeps an entry for each id in memory.
 */
export class CurrentIds {
  /** The tile of each AED as one number, which is its row times the number of columns, plus its column. */
  readonly #tiles = new Map<string, number>();
  readonly #others = new Map<string, string>();

  add(features: readonly CellFeature[]): void {
    for (const { id = '', geometry, properties } of features) {
      const { x, y } = tileAt(geometry.coordinates, finestCellZoom);
      this.#tiles.set(id, y * columnsOfTiles + x);
      for (const other of Array.isArray(properties.sameAs) ? properties.sameAs : [])
        this.#others.set(String(other), id);
    }
  }

  *ids(): Generator<string> {
    yield* this.#tiles.keys();
    for (const id of this.#others.keys()) if (!this.#tiles.has(id)) yield id;
  }

  entry(id: string): AedIdEntry | undefined {
    const tile = this.#tiles.get(id);
    return tile === undefined ? this.#others.get(id) : [tile % columnsOfTiles, Math.floor(tile / columnsOfTiles)];
  }
}

/**
 * Reads the ids of the previous registry. Returns none if it has no id files, or if one of them is truncated; its ids
 * are then forgotten.
 */
function idsBefore(folder: string): readonly (readonly [string, AedIdEntry])[] {
  try {
    const { files } = readJson(join(folder, aedIdFolder, 'index.json')) as AedIdFileCount;
    const paths = Array.from({ length: files }, (_, file) => join(folder, aedIdFolder, `${file}.json`));
    return paths.filter(existsSync).flatMap((path) => Object.entries(readJson(path) as Record<string, AedIdEntry>));
  } catch {
    return [];
  }
}

/**
 * Returns the entry for an id that is no longer in the registry. It contains the date on which the AED was removed and
 * the id that replaced it, if any. Returns null if the AED was removed too long ago.
 */
function entryOfRemoved(
  id: string,
  entry: AedIdEntry,
  { gone, renumbered, day }: RegistryWithPrevious,
): AedIdEntry | null {
  if (typeof entry === 'string') return entry;
  const at = gone.get(id);
  const previous = 'gone' in entry ? entry : { gone: day, ...(at && { at }) };
  // If the id's replacement has now been replaced too, the entry leads directly to the newest id.
  const into = renumbered.get(previous.into ?? id) ?? previous.into;
  const since = into === undefined ? previous : { ...previous, into };
  const oldest = `${Number(day.slice(0, 4)) - maxRemovedYears}${day.slice(4)}`;
  return since.gone < oldest ? null : since;
}

/**
 * Writes files that list the AEDs of a registry by id, including removed and renumbered ones
 * (`domain/registry/aed-ids.ts`). The same registries and dates always produce the same files. Keeps an entry for each
 * id in memory.
 */
export function writeIdFiles(registry: RegistryWithPrevious): void {
  const { present, written } = registry;
  const previous = new Map<string, AedIdEntry>();
  for (const [id, entry] of idsBefore(registry.previous)) {
    if (present.entry(id) !== undefined) continue;
    const kept = entryOfRemoved(id, entry, registry);
    if (kept !== null) previous.set(id, kept);
  }
  const ids = [...present.ids(), ...previous.keys()];
  const counted: AedIdFileCount = { files: aedIdFileCountFor(ids.length) };
  const byFile = new Map<string, string[]>();
  for (const id of ids) {
    const name = aedIdFileOf(id, counted);
    const listed = byFile.get(name);
    if (listed) listed.push(id);
    else byFile.set(name, [id]);
  }
  mkdirSync(join(written, aedIdFolder), { recursive: true });
  for (const [name, listed] of byFile) {
    const inOrder = listed.sort().map((id) => [id, present.entry(id) ?? previous.get(id)]);
    writeFileSync(join(written, name), `${JSON.stringify(Object.fromEntries(inOrder))}\n`);
  }
  writeFileSync(join(written, aedIdFolder, 'index.json'), `${JSON.stringify(counted)}\n`);
}
