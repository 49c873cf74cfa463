import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { type RegistryCountries, readCountries } from '../../domain/registry/registry-countries.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import { filesOfCell } from '../../domain/registry/registry-stamps.ts';
import { featuresWithChanges } from '../../domain/registry/whole-cell.ts';
import { formerPublications, orNullWhereMissing, type Publication, stampOf } from '../http/files/published-files.ts';

/** What open data is made from: the index of a published registry. */
export interface OpenRegistry {
  readonly index: RegistryIndex;
  readonly countries: RegistryCountries;
  /** Hash of the index: another one whenever anything that a file says may be another. */
  readonly hash: string;
}

/** Reads the index; null where none is published. Throws a sentence where it cannot be read. */
export async function readOpenRegistry(folder: string): Promise<OpenRegistry | null> {
  const text = await orNullWhereMissing(readFile(join(folder, 'index.json'), 'utf8'));
  if (text === null) return null;
  const document: unknown = JSON.parse(text);
  if ((document as { registry?: unknown }).registry === null) return null;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { index: parseRegistryIndex(document), countries: readCountries(document), hash };
}

/**
 * Where a publication lies now: an import that publishes the next one moves it among the kept versions, and a long answer goes on from
 * there. Throws a sentence where it is kept no more.
 */
async function folderNow(place: string, { stamp }: Publication<OpenRegistry>): Promise<string> {
  const isIt = (folder: string) => stampOf(folder) === stamp;
  if (isIt(place)) return place;
  const found = [`${place}.former`, ...(await formerPublications(place)), place].find(isIt);
  if (found !== undefined) return found;
  throw new Error('The AED list changed while we sent this file. Request it again.');
}

/** Reads the features of a cell in two steps: the bytes, and the work of the one thread that everyone shares. */
export type ReadCell = (cell: MapTile) => Promise<() => readonly CellFeature[]>;

/** Reads cells of one publication, whatever is published meanwhile. */
export function createCellReader(place: string, publication: Publication<OpenRegistry>): ReadCell {
  const { tree, stamps } = publication.facts.index;
  // Up to four cells share a file of changes, one after the other.
  let latest = { name: '', parsed: null as unknown };

  async function read(name: string): Promise<string> {
    for (;;) {
      const folder = await folderNow(place, publication);
      const text = await orNullWhereMissing(readFile(join(folder, `${name}.json`), 'utf8'));
      if (stampOf(folder) !== publication.stamp) continue;
      if (text === null) throw new Error(`${name}.json is missing from the published AED list; import it again.`);
      return text;
    }
  }
  return async function readCell(cell) {
    const { base, changes } = filesOfCell(stamps, cell);
    const known = latest.name === changes?.name ? latest : null;
    const isRead = changes === null || known !== null;
    const [baseText, changesText] = await Promise.all([read(base.name), isRead ? null : read(changes.name)]);
    return () => {
      if (changes !== null && changesText !== null) latest = { name: changes.name, parsed: JSON.parse(changesText) };
      const changed = changes === null ? null : (known ?? latest).parsed;
      return featuresWithChanges(tree, cell, JSON.parse(baseText), changed).features as readonly CellFeature[];
    };
  };
}
