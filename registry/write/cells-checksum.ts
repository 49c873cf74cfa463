import { createHash } from 'node:crypto';
import { cellName, checksumListTileOf, tileOfCellName } from '../../domain/checksum/cell-names.ts';
import type { AsyncHash } from '../../domain/checksum/leaf-hash.ts';
import { buildRecordProofs, computeRecordsChecksum } from '../../domain/checksum/record-checksum.ts';
import type { PublishedRecord } from '../../domain/checksum/record-hash.ts';
import { type CellHashes, createChecksumListRecord } from '../../domain/checksum/registry-checksum.ts';
import type { MapTile } from '../../domain/geography/map-tile.ts';

interface CellsChecksum {
  readonly root: string;
  /** The checksum lists and their proofs, with file names relative to the registry's folder. */
  readonly files: readonly { readonly name: string; readonly text: string }[];
}

const sha256: AsyncHash = async (bytes) => new Uint8Array(createHash('sha256').update(bytes).digest());

/**
 * Divides the hashes of files into lists that are small enough to be loaded during a visitor's search, and calculates
 * one root hash of all lists.
 */
export async function computeCellsChecksum(
  hashes: Iterable<readonly [name: string, hash: string]>,
): Promise<CellsChecksum> {
  const records = new Map(listsOf(hashes).map((list) => [list.id, list.record]));
  const { root, leaves } = await computeRecordsChecksum(
    Array.from(records, ([id, record]) => ({ id, record })),
    sha256,
  );
  const files = (await buildRecordProofs(leaves, sha256)).map(({ id, index, recordCount, path }) => ({
    name: `checksums/${id.slice('cells/'.length)}.json`,
    text: `${JSON.stringify({ cells: records.get(id), index, count: recordCount, path })}\n`,
  }));
  return { root, files };
}

function listsOf(files: Iterable<readonly [string, string]>): PublishedRecord[] {
  const lists = new Map<string, { readonly tile: MapTile; readonly hashes: [string, string][] }>();
  for (const [name, hash] of files) {
    const listTile = checksumListTileOf(tileOfCellName(name));
    const list = lists.get(cellName(listTile)) ?? { tile: listTile, hashes: [] };
    list.hashes.push([name, hash]);
    lists.set(cellName(listTile), list);
  }
  return Array.from(lists.values(), ({ tile, hashes }) =>
    createChecksumListRecord(
      tile,
      Object.fromEntries(hashes.sort(([a], [b]) => (a < b ? -1 : 1))) satisfies CellHashes,
    ),
  );
}
