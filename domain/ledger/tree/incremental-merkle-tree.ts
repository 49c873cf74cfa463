import { type LogTile, logTileWidth } from './tile-address.ts';
import { hashLength, rootOfFullTile, rootOfHashes, type SyncHash } from './tree-hash.ts';

/** A complete or partial tile of the tree. */
export interface LogTileHashes extends LogTile {
  readonly level: number;
  readonly hashes: Uint8Array;
}

/** The right edge of a log's tree: everything needed to append and to compute the root. */
export class IncrementalMerkleTree {
  readonly #hash: SyncHash;
  /** For each level, the hashes of the partial tile. */
  readonly #edge: Uint8Array[][] = [];
  #size = 0;

  constructor(hash: SyncHash) {
    this.#hash = hash;
  }

  get size(): number {
    return this.#size;
  }

  /** Appends a leaf by its hash; returns the tiles it completed. */
  add(leaf: Uint8Array): readonly LogTileHashes[] {
    this.#size += 1;
    return this.#carry(leaf, 0);
  }

  /**
   * Appends the leaves of a full tile, given the root over them, to a tree that ends with a full tile; returns the
   * tiles above that it completed.
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
      carried = rootOfFullTile(hashes, this.#hash);
      row.length = 0;
    }
    return full;
  }

  /** The partial tiles at the right edge. */
  begun(): readonly LogTileHashes[] {
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

  /** The root of RFC 9162: the remainder of a level is the last node of the level above. */
  root(): Uint8Array {
    let rest: Uint8Array | null = null;
    for (const row of this.#edge) {
      const items: readonly Uint8Array[] = rest === null ? row : [...row, rest];
      if (items.length > 0) rest = rootOfHashes(items, this.#hash);
    }
    return rest ?? this.#hash(new Uint8Array());
  }
}

/** Concatenates hashes, as in a tile. */
function joinHashes(hashes: readonly Uint8Array[]): Uint8Array {
  const tile = new Uint8Array(hashes.length * hashLength);
  for (const [index, hash] of hashes.entries()) tile.set(hash, index * hashLength);
  return tile;
}

/** The hashes of a tile. */
export function splitTileHashes(tile: Uint8Array): readonly Uint8Array[] {
  return Array.from({ length: Math.floor(tile.length / hashLength) }, (_, index) =>
    tile.subarray(index * hashLength, (index + 1) * hashLength),
  );
}
