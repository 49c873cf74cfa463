import { type LogTile, logTileWidth } from './tile-address.ts';
import { computeRootOfFullTile, computeRootOfHashes, hashLength, type SyncHash } from './tree-hash.ts';

/** A tile of the log's tree, full or partial, with its hashes. */
export interface LogTileHashes extends LogTile {
  readonly level: number;
  readonly hashes: Uint8Array;
}

/**
 * An append-only Merkle tree. It keeps only the hashes at the tree's right edge, which are enough to append leaves and
 * to calculate the root.
 */
export class IncrementalMerkleTree {
  readonly #hash: SyncHash;
  /** The hashes of the partial tile at each level. */
  readonly #edge: Uint8Array[][] = [];
  #size = 0;

  constructor(hash: SyncHash) {
    this.#hash = hash;
  }

  get size(): number {
    return this.#size;
  }

  /** Appends the hash of a leaf. Returns the tiles that are now full. */
  add(leaf: Uint8Array): readonly LogTileHashes[] {
    this.#size += 1;
    return this.#carry(leaf, 0);
  }

  /**
   * Appends all leaves of a full tile at once, given their root. The tree's last tile must be full. Returns the tiles
   * at higher levels that are now full.
   */
  addTile(root: Uint8Array): readonly LogTileHashes[] {
    this.#size += logTileWidth;
    return this.#carry(root, 1);
  }

  #carry(hashed: Uint8Array, from: number): readonly LogTileHashes[] {
    const full: LogTileHashes[] = [];
    let carried: Uint8Array | null = hashed;
    for (let level = from; carried !== null; level += 1) {
      for (let below = this.#edge.length; below <= level; below += 1) this.#edge.push([]);
      const row = this.#edge[level] as Uint8Array[];
      row.push(carried);
      carried = null;
      if (row.length < logTileWidth) break;
      const index = Math.floor(this.#size / logTileWidth ** (level + 1)) - 1;
      const hashes = joinHashes(row);
      full.push({ level, index, width: logTileWidth, hashes });
      carried = computeRootOfFullTile(hashes, this.#hash);
      row.length = 0;
    }
    return full;
  }

  /** Returns the partial tiles at the right edge of the tree. */
  partialTiles(): readonly LogTileHashes[] {
    return this.#edge.flatMap((row, level) =>
      row.length === 0
        ? []
        : [
            {
              level,
              index: Math.floor(this.#size / logTileWidth ** (level + 1)),
              width: row.length,
              hashes: joinHashes(row),
            },
          ],
    );
  }

  /**
   * Calculates the tree's root as in RFC 9162. The hashes of a level's partial tile are combined into the last node of
   * the next level.
   */
  root(): Uint8Array {
    let rest: Uint8Array | null = null;
    for (const row of this.#edge) {
      const items: readonly Uint8Array[] = rest === null ? row : [...row, rest];
      if (items.length > 0) rest = computeRootOfHashes(items, this.#hash);
    }
    return rest ?? this.#hash(new Uint8Array());
  }
}

/** Concatenates hashes into the format of a tile. */
function joinHashes(hashes: readonly Uint8Array[]): Uint8Array {
  const tile = new Uint8Array(hashes.length * hashLength);
  for (const [index, hash] of hashes.entries()) tile.set(hash, index * hashLength);
  return tile;
}

/** Splits a tile into its hashes of 32 bytes. */
export function splitTileHashes(tile: Uint8Array): readonly Uint8Array[] {
  return Array.from({ length: Math.floor(tile.length / hashLength) }, (_, index) =>
    tile.subarray(index * hashLength, (index + 1) * hashLength),
  );
}
