import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { featuresWithChanges } from '../../domain/registry/read-cell-with-changes.ts';
import { type RegistryCountries, readCountries } from '../../domain/registry/registry-countries.ts';
import { filesOfCell } from '../../domain/registry/registry-file-versions.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import {
  listFormerPublications,
  nullIfMissing,
  type Publication,
  readPublicationStamp,
} from '../http/files/published-files.ts';

/** The source of open data: the index of a published registry. */
export interface OpenRegistry {
  readonly index: RegistryIndex;
  readonly countries: RegistryCountries;
  /** Hash of the index: changes whenever the contents of a file may change. */
  readonly hash: string;
}

/** Reads the index; null if none is published. Throws if it cannot be read. */
export async function readOpenRegistry(folder: string): Promise<OpenRegistry | null> {
  const text = await nullIfMissing(readFile(join(folder, 'index.json'), 'utf8'));
  if (text === null) return null;
  const document: unknown = JSON.parse(text);
  if ((document as { registry?: unknown }).registry === null) return null;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { index: parseRegistryIndex(document), countries: readCountries(document), hash };
}

/**
 * Current folder of a publication: the next import moves it to the stored versions, and a long response continues from
 * there. Throws if it is no longer stored.
 */
async function folderNow(place: string, { stamp }: Publication<OpenRegistry>): Promise<string> {
  const isIt = (folder: string) => readPublicationStamp(folder) === stamp;
  if (isIt(place)) return place;
  const found = [`${place}.former`, ...(await listFormerPublications(place)), place].find(isIt);
  if (found !== undefined) return found;
  throw new Error('The AED list changed while we sent this file. Request it again.');
}

/** Reads a cell in two steps: the bytes, and the parsing, which uses the shared thread. */
export type ReadCell = (cell: MapTile) => Promise<() => readonly CellFeature[]>;

/** Reads cells of one publication, whatever is published meanwhile. */
export function createCellReader(place: string, publication: Publication<OpenRegistry>): ReadCell {
  const { tree, stamps } = publication.facts.index;
  // Up to four cells share a file of changes; they are read in turn.
  let latest = { name: '', parsed: null as unknown };

  async function read(name: string): Promise<string> {
    for (;;) {
      const folder = await folderNow(place, publication);
      const text = await nullIfMissing(readFile(join(folder, `${name}.json`), 'utf8'));
      if (readPublicationStamp(folder) !== publication.stamp) continue;
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
