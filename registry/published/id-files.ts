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

/** Ids that have been gone for longer are deleted: registers that renumber at each import would fill the disk. */
const rememberedYears = 2;

interface FollowedRegistry {
  /** The previous registry, if any. */
  readonly former: string;
  readonly written: string;
  readonly present: PresentIds;
  /** Last positions of removed AEDs. */
  readonly gone: ReadonlyMap<string, LongitudeLatitude>;
  /** New ids of removed AEDs that their register lists under another id. */
  readonly renumbered: ReadonlyMap<string, string>;
  /** The date of this import. */
  readonly day: CivilDate;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const columnsOfTiles = 2 ** finestCellZoom;

/**
 * Collects the AEDs by their ids, and their secondary ids unless another AED has one as its primary id. Memory: a
 * number for each id, and the id.
 */
export class PresentIds {
  /** The tile of an AED as one number: its row times the number of columns, plus its column. */
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

/** The ids of a former registry; none if it has no such files, or a truncated one: those ids are then forgotten. */
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
 * The entry of an id that is no longer in the registry: it redirects to the id that replaced it, or has the date since
 * which the AED is gone.
 */
function remembered(id: string, entry: AedIdEntry, { gone, renumbered, day }: FollowedRegistry): AedIdEntry | null {
  if (typeof entry === 'string') return entry;
  const at = gone.get(id);
  const former = 'gone' in entry ? entry : { gone: day, ...(at && { at }) };
  // An id that was renumbered before and is renumbered again redirects to its newest id directly.
  const into = renumbered.get(former.into ?? id) ?? former.into;
  const since = into === undefined ? former : { ...former, into };
  const oldest = `${Number(day.slice(0, 4)) - rememberedYears}${day.slice(4)}`;
  return since.gone < oldest ? null : since;
}

/**
 * Writes an index of the AEDs by id next to a registry, including the fate of former ids
 * (`domain/registry/aed-ids.ts`). Deterministic for the same registries and dates. Memory: an entry for each id.
 */
export function writeIdFiles(followed: FollowedRegistry): void {
  const { present, written } = followed;
  const former = new Map<string, AedIdEntry>();
  for (const [id, entry] of idsBefore(followed.former)) {
    if (present.entry(id) !== undefined) continue;
    const kept = remembered(id, entry, followed);
    if (kept !== null) former.set(id, kept);
  }
  const ids = [...present.ids(), ...former.keys()];
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
    const inOrder = listed.sort().map((id) => [id, present.entry(id) ?? former.get(id)]);
    writeFileSync(join(written, name), `${JSON.stringify(Object.fromEntries(inOrder))}\n`);
  }
  writeFileSync(join(written, aedIdFolder, 'index.json'), `${JSON.stringify(counted)}\n`);
}
