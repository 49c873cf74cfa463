import { joinBytes } from './join-bytes.ts';
import type { AsyncHash } from './leaf-hash.ts';

export interface MerkleTree {
  readonly root: Uint8Array;
  /** For each leaf the hashes that lead from it to the root: the audit path of RFC 9162, section 2.1.3. */
  readonly paths: readonly (readonly Uint8Array[])[];
}

interface Place {
  /** Counted from 0. */
  readonly index: number;
  readonly leafCount: number;
}

const nodePrefix = Uint8Array.of(0x01);

const hashNode = (left: Uint8Array, right: Uint8Array, hash: AsyncHash) => hash(joinBytes([nodePrefix, left, right]));

/**
 * Builds the tree over hashed leaves by RFC 9162, section 2.1.1: each node splits at the largest power of two below its
 * size.
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
 * The root that a leaf's path leads to, or null if the path has the wrong length for the index (RFC 9162, section
 * 2.1.3.2). The leaf is in the tree exactly when this is the tree's root.
 */
export async function rootFromAuditPath(
  leaf: Uint8Array,
  { index, leafCount }: Place,
  path: readonly Uint8Array[],
  hash: AsyncHash,
): Promise<Uint8Array | null> {
  if (!Number.isSafeInteger(index) || index < 0 || index >= leafCount) return null;
  let node = leaf;
  // Index of the node in its level, and of the level's last node.
  let [place, last] = [index, leafCount - 1];
  for (const sibling of path) {
    if (last === 0) return null;
    const isRight = place % 2 === 1;
    node = isRight || place === last ? await hashNode(sibling, node, hash) : await hashNode(node, sibling, hash);
    // A last node without a sibling moves up unchanged until it has one on its left.
    while (!isRight && place === last && place % 2 === 0 && place > 0)
      [place, last] = [place / 2, Math.floor(last / 2)];
    [place, last] = [Math.floor(place / 2), Math.floor(last / 2)];
  }
  return last === 0 ? node : null;
}
