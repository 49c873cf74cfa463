import type { MapTile } from '../geography/map-tile.ts';
import { Untrusted } from '../text/untrusted.ts';
import { cellName, checksumListPath, checksumListTileOf, tileOfCellName } from './cell-names.ts';
import { toHex } from './hexadecimal.ts';
import type { AsyncHash } from './leaf-hash.ts';
import { readSha256 } from './published-checksum.ts';
import { isProofValid } from './record-checksum.ts';
import { hashRecord, type PublishedRecord } from './record-hash.ts';

/**
 * SHA-256 of each file that a checksum list covers, by the file's name: "12/2200/1343" for a cell, or
 * "changes/12/2200/1342" for an area's changes.
 */
export type CellHashes = Readonly<Record<string, string>>;

/**
 * Thrown for a cell or a checksum list that does not match the checksum in the registry's index. Its data must not be
 * used.
 */
export class DamagedCellError extends Error {
  override readonly name = 'DamagedCellError';
}

/** Thrown for a cell whose checksum list could not be loaded. The cell may be intact but cannot be verified. */
export class UnverifiableCellError extends Error {
  override readonly name = 'UnverifiableCellError';
}

/**
 * Verifies the uncompressed bytes of a registry file against its published checksum. Throws DamagedCellError or
 * UnverifiableCellError if it fails. `name` is that of a cell, "12/2200/1343", or of an area's changes,
 * "changes/12/2200/1342". To load the checksum list in parallel with the file, pass a promise of the bytes.
 */
export type VerifyCell = (bytes: Uint8Array | Promise<Uint8Array>, name: string) => Promise<void>;

/**
 * Builds the record of a checksum list in the Tempesta Checksum. The registry's root is calculated from these records.
 */
export const createChecksumListRecord = (list: MapTile, cells: CellHashes): PublishedRecord => ({
  id: `cells/${cellName(list)}`,
  record: cells,
});

/**
 * Creates a function that verifies cells against the checksum in a registry's index. Each checksum list is loaded once
 * and verified against the index's root. If that fails, the next cell requests the list again. `loadText` gets a path
 * relative to the registry's folder.
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
    return verifyList(text, checksumListTileOf(cell), index.checksum, hash);
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
 * Returns the hashes in a checksum list after verifying the list's proof against the registry's root. Throws
 * DamagedCellError if the proof is not valid.
 */
async function verifyList(text: string, list: MapTile, root: string, hash: AsyncHash): Promise<CellHashes> {
  try {
    const file = new Untrusted(JSON.parse(text), `checksums/${cellName(list)}.json`, null, 'Load it again');
    const cells = file.field('cells').texts();
    const proof = {
      ...(await hashRecord(createChecksumListRecord(list, cells), hash)),
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
