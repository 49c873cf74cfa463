import { joinBytes } from './join-bytes.ts';
import type { AsyncHash } from './leaf-hash.ts';

export interface MerkleTree {
  readonly root: Uint8Array;
  /**
   * One path for each leaf: the hashes that are needed to calculate the root from the leaf (the audit path in RFC 9162,
   * section 2.1.3).
   */
  readonly paths: readonly (readonly Uint8Array[])[];
}

interface LeafPosition {
  /** The leaf's index, counted from 0. */
  readonly index: number;
  readonly leafCount: number;
}

const nodePrefix = Uint8Array.of(0x01);

const hashNode = (left: Uint8Array, right: Uint8Array, hash: AsyncHash) => hash(joinBytes([nodePrefix, left, right]));

/**
 * Builds a Merkle tree over hashed leaves as RFC 9162, section 2.1.1, defines it: each node splits its leaves at the
 * largest power of two below their number.
 */
export async function buildMerkleTree(leaves: readonly Uint8Array[], hash: AsyncHash): Promise<MerkleTree> {
  const paths = leaves.map((): Uint8Array[] => []);
  async function grow(from: number, to: number): Promise<Uint8Array> {
    const only = leaves[from];
    if (to - from === 1 && only !== undefined) return only;
    const middle = from + largestPowerOfTwoBelow(to - from);
    const [left, right] = [await grow(from, middle), await grow(middle, to)];
    for (const path of paths.slice(from, middle)) path.push(right);
    for (const path of paths.slice(middle, to)) path.push(left);
    return hashNode(left, right, hash);
  }
  return { root: leaves.length === 0 ? await hash(new Uint8Array()) : await grow(0, leaves.length), paths };
}

function largestPowerOfTwoBelow(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

/**
 * Calculates the root from a leaf and its audit path (RFC 9162, section 2.1.3.2). If the result is a tree's root, the
 * leaf is in that tree. Null if the path's length does not fit the index.
 */
export async function computeRootFromAuditPath(
  leaf: Uint8Array,
  { index, leafCount }: LeafPosition,
  path: readonly Uint8Array[],
  hash: AsyncHash,
): Promise<Uint8Array | null> {
  if (!Number.isSafeInteger(index) || index < 0 || index >= leafCount) return null;
  let node = leaf;
  // Index of the node within its level, and index of the level's last node.
  let [place, last] = [index, leafCount - 1];
  for (const sibling of path) {
    if (last === 0) return null;
    const isRight = place % 2 === 1;
    node = isRight || place === last ? await hashNode(sibling, node, hash) : await hashNode(node, sibling, hash);
    // The last node of a level has no sibling if its index is even. It moves up unchanged until there is a node on its
    // left.
    while (!isRight && place === last && place % 2 === 0 && place > 0)
      [place, last] = [place / 2, Math.floor(last / 2)];
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? node : null;
}
