import { splitTileHashes } from './incremental-merkle-tree.ts';
import { computeTileWidthInLog, type LogTile, logTileWidth } from './tile-address.ts';
import { computeRootOfHashes, findSplitPoint, hashTreeNode, hasSameBytes, type SyncHash } from './tree-hash.ts';

/** Reads the bytes of a tile of hashes. */
export type ReadLogTile = (tile: LogTile & { readonly level: number }) => Promise<Uint8Array>;

const tileHeight = 8;

/** Builds proofs for a log of a given size from the log's tiles. Each tile is read only once. */
export class LogProver {
  readonly #size: number;
  readonly #read: ReadLogTile;
  readonly #hash: SyncHash;
  readonly #tiles = new Map<string, Promise<readonly Uint8Array[]>>();

  constructor(size: number, read: ReadLogTile, hash: SyncHash) {
    this.#size = size;
    this.#read = read;
    this.#hash = hash;
  }

  /**
   * Builds the proof that a leaf is in the log (RFC 9162, section 2.1.3.1): the sibling hashes on the way from the leaf
   * to the root, from the bottom up.
   */
  async inclusion(position: number): Promise<readonly Uint8Array[]> {
    const path: Uint8Array[] = [];
    let [from, to] = [0, this.#size];
    const beside: (readonly [number, number])[] = [];
    while (to - from > 1) {
      const middle = from + findSplitPoint(to - from);
      if (position < middle) {
        beside.push([middle, to]);
        to = middle;
      } else {
        beside.push([from, middle]);
        from = middle;
      }
    }
    for (const [first, past] of beside.toReversed()) path.push(await this.#over(first, past));
    return path;
  }

  /**
   * Builds the proof that the log begins with all entries that it had at a smaller size (RFC 9162, section 2.1.4.1).
   */
  async consistency(smaller: number): Promise<readonly Uint8Array[]> {
    return smaller === 0 || smaller === this.#size ? [] : this.#subProof(smaller, 0, this.#size, true);
  }

  async #subProof(smaller: number, from: number, to: number, isWhole: boolean): Promise<readonly Uint8Array[]> {
    if (smaller === to - from) return isWhole ? [] : [await this.#over(from, to)];
    const split = findSplitPoint(to - from);
    if (smaller <= split) {
      const below = await this.#subProof(smaller, from, from + split, isWhole);
      return [...below, await this.#over(from + split, to)];
    }
    const below = await this.#subProof(smaller - split, from + split, to, false);
    return [...below, await this.#over(from, from + split)];
  }

  /** Calculates the hash over a range of leaves. The range is split at the same leaves as the tree. */
  async #over(from: number, to: number): Promise<Uint8Array> {
    const count = to - from;
    const height = Math.log2(count);
    if (Number.isInteger(height)) return this.#node(height, from / count);
    const split = findSplitPoint(count);
    return hashTreeNode(await this.#over(from, from + split), await this.#over(from + split, to), this.#hash);
  }

  async #node(height: number, index: number): Promise<Uint8Array> {
    const level = Math.floor(height / tileHeight);
    const count = 2 ** (height % tileHeight);
    const first = index * count;
    const tile = await this.#tile(level, Math.floor(first / logTileWidth));
    const at = first % logTileWidth;
    return computeRootOfHashes(tile.slice(at, at + count), this.#hash);
  }

  #tile(level: number, index: number): Promise<readonly Uint8Array[]> {
    const name = `${level}/${index}`;
    const known = this.#tiles.get(name);
    if (known !== undefined) return known;
    const read = this.#read({ level, index, width: computeTileWidthInLog(this.#size, { level, index }) }).then(
      splitTileHashes,
    );
    this.#tiles.set(name, read);
    return read;
  }
}

interface Tree {
  readonly size: number;
  readonly root: Uint8Array;
}

/** Whether a proof shows that the later log begins with all entries of the earlier one (RFC 9162, section 2.1.4.2). */
export function isConsistencyProofValid(
  earlier: Tree,
  later: Tree,
  proof: readonly Uint8Array[],
  hash: SyncHash,
): boolean {
  if (earlier.size > later.size) return false;
  if (earlier.size === later.size) return proof.length === 0 && hasSameBytes(earlier.root, later.root);
  if (earlier.size === 0) return proof.length === 0;
  const isPowerOfTwo = Number.isInteger(Math.log2(earlier.size));
  const [first, ...rest] = isPowerOfTwo ? [earlier.root, ...proof] : proof;
  const roots = first === undefined ? null : calculateBothRoots(first, rest, [earlier.size - 1, later.size - 1], hash);
  return roots !== null && hasSameBytes(roots.old, earlier.root) && hasSameBytes(roots.young, later.root);
}

/** Calculates the roots of the earlier and the later tree from a proof. Null if the proof has the wrong length. */
function calculateBothRoots(
  first: Uint8Array,
  proof: readonly Uint8Array[],
  [place, last]: [number, number],
  hash: SyncHash,
): { readonly old: Uint8Array; readonly young: Uint8Array } | null {
  const moveUp = () => {
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  };
  while (place % 2 === 1) moveUp();
  let [old, young] = [first, first];
  for (const hashed of proof) {
    if (last === 0) return null;
    if (place % 2 === 1 || place === last) {
      old = hashTreeNode(hashed, old, hash);
      young = hashTreeNode(hashed, young, hash);
      while (place % 2 === 0 && place !== 0) moveUp();
    } else young = hashTreeNode(young, hashed, hash);
    moveUp();
  }
  return last === 0 ? { old, young } : null;
}
