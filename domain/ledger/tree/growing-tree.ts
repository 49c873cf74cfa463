import { type Tile, tileWidth } from './tile-address.ts';
import { hashLength, rootOfFull, rootOver, type SyncHash } from './tree-hash.ts';

/** A tile that the tree has filled, or started. */
export interface TileHashes extends Tile {
  readonly level: number;
  readonly hashes: Uint8Array;
}

/** The right edge of a log's tree: all that is needed to add to it and to tell its root. */
export class GrowingTree {
  readonly #hash: SyncHash;
  /** Of each level the hashes of the tile that is not full. */
  readonly #edge: Uint8Array[][] = [];
  #size = 0;

  constructor(hash: SyncHash) {
    this.#hash = hash;
  }

  get size(): number {
    return this.#size;
  }

  /** Adds a leaf by its hash; returns the tiles that it filled. */
  add(leaf: Uint8Array): readonly TileHashes[] {
    this.#size += 1;
    return this.#carry(leaf, 0);
  }

  /** Adds the leaves of a whole tile by the root over them, behind whole tiles; returns the tiles above that they filled. */
  addTile(root: Uint8Array): readonly TileHashes[] {
    this.#size += tileWidth;
    return this.#carry(root, 1);
  }

  #carry(hashed: Uint8Array, from: number): readonly TileHashes[] {
    const full: TileHashes[] = [];
    let carried: Uint8Array | null = hashed;
    for (let level = from; carried !== null; level += 1) {
      for (let below = this.#edge.length; below <= level; below += 1) this.#edge.push([]);
      const row = this.#edge[level] as Uint8Array[];
      row.push(carried);
      carried = null;
      if (row.length < tileWidth) break;
      const index = Math.floor(this.#size / tileWidth ** (level + 1)) - 1;
      const hashes = joinHashes(row);
      full.push({ level, index, width: tileWidth, hashes });
      carried = rootOfFull(hashes, this.#hash);
      row.length = 0;
    }
    return full;
  }

  /** The tiles at the right edge that are started and not full. */
  begun(): readonly TileHashes[] {
    return this.#edge.flatMap((row, level) =>
      row.length === 0
        ? []
        : [
            {
              level,
              index: Math.floor(this.#size / tileWidth ** (level + 1)),
              width: row.length,
              hashes: joinHashes(row),
            },
          ],
    );
  }

  /** The root of RFC 9162: what a level leaves over is the last of the row above it. */
  root(): Uint8Array {
    let rest: Uint8Array | null = null;
    for (const row of this.#edge) {
      const items: readonly Uint8Array[] = rest === null ? row : [...row, rest];
      if (items.length > 0) rest = rootOver(items, this.#hash);
    }
    return rest ?? this.#hash(new Uint8Array());
  }
}

/** Hashes one after the other, as a tile holds them. */
function joinHashes(hashes: readonly Uint8Array[]): Uint8Array {
  const tile = new Uint8Array(hashes.length * hashLength);
  for (const [index, hash] of hashes.entries()) tile.set(hash, index * hashLength);
  return tile;
}

/** The hashes of a tile. */
export function splitHashes(tile: Uint8Array): readonly Uint8Array[] {
  return Array.from({ length: Math.floor(tile.length / hashLength) }, (_, index) =>
    tile.subarray(index * hashLength, (index + 1) * hashLength),
  );
}
