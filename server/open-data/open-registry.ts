import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { MapTile } from '../../domain/geography/map-tile.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import { applyChangeFile } from '../../domain/registry/read-cell-with-changes.ts';
import { type RegistryCountries, readCountries } from '../../domain/registry/registry-countries.ts';
import { filesOfCell } from '../../domain/registry/registry-file-versions.ts';
import { parseRegistryIndex, type RegistryIndex } from '../../domain/registry/registry-index.ts';
import {
  listPreviousPublications,
  nullIfMissing,
  type Publication,
  readPublicationStamp,
} from '../http/files/published-files.ts';

/** The parts of a published registry that are needed for open data. */
export interface OpenRegistry {
  readonly index: RegistryIndex;
  readonly countries: RegistryCountries;
  /** A hash of the index. It changes whenever the contents of a file may change. */
  readonly hash: string;
}

/**
 * Reads the index of the published registry. Resolves to null if none is published, and rejects if it cannot be read.
 */
export async function readOpenRegistry(folder: string): Promise<OpenRegistry | null> {
  const text = await nullIfMissing(readFile(join(folder, 'index.json'), 'utf8'));
  if (text === null) return null;
  const document: unknown = JSON.parse(text);
  if ((document as { registry?: unknown }).registry === null) return null;
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 16);
  return { index: parseRegistryIndex(document), countries: readCountries(document), hash };
}

/**
 * Finds the current folder of a publication. The next import moves the folder to the stored versions, and a long
 * response then continues to read it there. Throws if the publication is no longer stored.
 */
async function findCurrentFolder(publishedFolder: string, { stamp }: Publication<OpenRegistry>): Promise<string> {
  const isIt = (folder: string) => readPublicationStamp(folder) === stamp;
  if (isIt(publishedFolder)) return publishedFolder;
  const found = [
    `${publishedFolder}.former`,
    ...(await listPreviousPublications(publishedFolder)),
    publishedFolder,
  ].find(isIt);
  if (found !== undefined) return found;
  throw new Error('The AED list changed while we sent this file. Request it again.');
}

/** Reads the bytes of a cell. The returned function parses the bytes, which blocks the main thread. */
export type ReadCell = (cell: MapTile) => Promise<() => readonly CellFeature[]>;

/** Returns a function that reads the cells of one publication, even if another is published later. */
export function createCellReader(publishedFolder: string, publication: Publication<OpenRegistry>): ReadCell {
  const { tree, fileVersions } = publication.facts.index;
  // The file of changes that was read last. It is cached, because up to four consecutive cells have the same one.
  let latest = { name: '', parsed: null as unknown };

  async function read(name: string): Promise<string> {
    for (;;) {
      const folder = await findCurrentFolder(publishedFolder, publication);
      const text = await nullIfMissing(readFile(join(folder, `${name}.json`), 'utf8'));
      if (readPublicationStamp(folder) !== publication.stamp) continue;
      if (text === null) throw new Error(`${name}.json is missing from the published AED list; import it again.`);
      return text;
    }
  }
  return async function readCell(cell) {
    const { base, changes } = filesOfCell(fileVersions, cell);
    const known = latest.name === changes?.name ? latest : null;
    const isRead = changes === null || known !== null;
    const [baseText, changesText] = await Promise.all([read(base.name), isRead ? null : read(changes.name)]);
    return () => {
      if (changes !== null && changesText !== null) latest = { name: changes.name, parsed: JSON.parse(changesText) };
      const changed = changes === null ? null : (known ?? latest).parsed;
      return applyChangeFile(tree, cell, JSON.parse(baseText), changed).features as readonly CellFeature[];
    };
  };
}
