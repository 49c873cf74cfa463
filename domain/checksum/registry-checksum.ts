import type { MapTile } from '../geography/map-tile.ts';
import { Untrusted } from '../text/untrusted.ts';
import { cellName, checksumListPath, checksumListTileOf, tileOfCellName } from './cell-names.ts';
import { toHex } from './hexadecimal.ts';
import type { AsyncHash } from './leaf-hash.ts';
import { readSha256 } from './published-checksum.ts';
import { isProofValid } from './record-checksum.ts';
import { hashRecord, type PublishedRecord } from './record-hash.ts';

/**
 * The SHA-256 of each file a list covers, by name: "12/2200/1343", or "changes/12/2200/1342" for the changes of an
 * area.
 */
export type CellHashes = Readonly<Record<string, string>>;

/** A cell or list that does not match the index's checksum. It must not be used. */
export class DamagedCellError extends Error {
  override readonly name = 'DamagedCellError';
}

/** A cell whose list could not be loaded: it may be intact, but cannot be verified. */
export class UnverifiableCellError extends Error {
  override readonly name = 'UnverifiableCellError';
}

/**
 * Resolves when the uncompressed bytes of a file match the published checksum; otherwise throws one of the two errors
 * above. `name` is a cell's, or that of an area's changes: "changes/12/2200/1342". Call it before the bytes arrive to
 * load the list in parallel.
 */
export type VerifyCell = (bytes: Uint8Array | Promise<Uint8Array>, name: string) => Promise<void>;

/** A list as a record of the Tempesta Checksum; the registry's root is over these records. */
export const checksumListRecord = (list: MapTile, cells: CellHashes): PublishedRecord => ({
  id: `cells/${cellName(list)}`,
  record: cells,
});

/**
 * Checks cells against the checksum in a registry's index. Each list is loaded once and verified against the index's
 * root; a failed one is requested again for the next cell. `loadText` gets a path below the registry's folder.
 */
export function createCellVerifier(
  index: { readonly checksum: string; readonly version: string },
  loadText: (path: string) => Promise<string>,
  hash: AsyncHash,
): VerifyCell {
  const lists = new Map<string, Promise<CellHashes>>();

  async function readList(cell: MapTile): Promise<CellHashes> {
    const text = await loadText(checksumListPath(cell, index.version)).catch((cause: unknown) => {
      throw new UnverifiableCellError(
        `Cell ${cellName(cell)}: its checksums did not load. Try again, or use the cell unchecked.`,
        { cause },
      );
    });
    return proveList(text, checksumListTileOf(cell), index.checksum, hash);
  }

  function listOf(cell: MapTile): Promise<CellHashes> {
    const name = cellName(checksumListTileOf(cell));
    const known = lists.get(name);
    if (known !== undefined) return known;
    const list = readList(cell);
    lists.set(name, list);
    list.catch(() => lists.delete(name));
    return list;
  }

  return async function verifyCell(bytes, name) {
    const [cells, found] = await Promise.all([
      listOf(tileOfCellName(name)),
      Promise.resolve(bytes).then(hash).then(toHex),
    ]);
    const expected = cells[name];
    if (expected === found) return;
    throw new DamagedCellError(
      `Cell ${name}: its checksum is ${found.slice(0, 12)}…, not ${expected?.slice(0, 12) ?? 'listed'}…. Do not use it; load it again.`,
    );
  };
}

/**
 * The cells of a list's file, after its proof was verified against the registry's root. Throws DamagedCellError if it
 * does not match.
 */
async function proveList(text: string, list: MapTile, root: string, hash: AsyncHash): Promise<CellHashes> {
  try {
    const file = new Untrusted(JSON.parse(text), `checksums/${cellName(list)}.json`, null, 'Load it again');
    const cells = file.field('cells').texts();
    const proof = {
      ...(await hashRecord(checksumListRecord(list, cells), hash)),
      index: file.field('index').number(0, 1e9),
      recordCount: file.field('count').number(1, 1e9),
      path: file.field('path').list().map(readSha256),
      root,
    };
    if (await isProofValid(proof, hash)) return cells;
  } catch (cause) {
    throw damagedList(list, cause);
  }
  throw damagedList(list, null);
}

function damagedList(list: MapTile, cause: unknown): DamagedCellError {
  return new DamagedCellError(
    `Checksums ${cellName(list)}: the list does not match the registry’s checksum. Do not use its cells; load it again.`,
    { cause },
  );
}
