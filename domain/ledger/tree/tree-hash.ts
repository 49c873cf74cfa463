/** A SHA-256 function. It is synchronous, because a log of a million entries needs two million hashes. */
export type SyncHash = (bytes: Uint8Array) => Uint8Array;

export const hashLength = 32;

/**
 * A buffer for the input of hashes. It is reused, because allocating one for each hash would take half as long as the
 * hashing itself. A leaf has at most 65,535 bytes.
 */
const leafBuffer = new Uint8Array(2 ** 16);
const nodeBuffer = new Uint8Array(1 + 2 * hashLength);
nodeBuffer[0] = 0x01;

/** Hashes a leaf of the tree (RFC 9162, section 2.1.1). */
export function hashTreeLeaf(data: Uint8Array, hash: SyncHash): Uint8Array {
  leafBuffer.set(data, 1);
  return hash(leafBuffer.subarray(0, 1 + data.length));
}

/** Hashes an inner node of the tree, with a prefix that differs from that of leaves. */
export function hashTreeNode(left: Uint8Array, right: Uint8Array, hash: SyncHash): Uint8Array {
  nodeBuffer.set(left, 1);
  nodeBuffer.set(right, 1 + hashLength);
  return hash(nodeBuffer);
}

/** Calculates the root over the hashes of a full tile. To save memory, each level overwrites the one below it. */
export function computeRootOfFullTile(tile: Uint8Array, hash: SyncHash): Uint8Array {
  const row = tile.slice();
  for (let width = tile.length / hashLength / 2; width >= 1; width /= 2) {
    for (let at = 0; at < width; at += 1) {
      nodeBuffer.set(row.subarray(2 * at * hashLength, 2 * (at + 1) * hashLength), 1);
      row.set(hash(nodeBuffer), at * hashLength);
    }
  }
  return row.slice(0, hashLength);
}

/** Returns the largest power of two below `size`, at which RFC 9162 splits a tree. The size must be at least two. */
export function findSplitPoint(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

/** Calculates the root over hashes of the same level. Without any hashes, the root is the hash of the empty string. */
export function computeRootOfHashes(hashes: readonly Uint8Array[], hash: SyncHash): Uint8Array {
  const [only] = hashes;
  if (only === undefined) return hash(new Uint8Array());
  if (hashes.length === 1) return only;
  const split = findSplitPoint(hashes.length);
  return hashTreeNode(
    computeRootOfHashes(hashes.slice(0, split), hash),
    computeRootOfHashes(hashes.slice(split), hash),
    hash,
  );
}

/**
 * Whether two byte arrays are equal. It is a plain loop for speed: verifying a log of a million entries calls it a
 * million times.
 */
export function hasSameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
