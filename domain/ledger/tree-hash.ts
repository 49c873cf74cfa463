/** SHA-256 that answers at once: a log of a million entries takes two million of them. */
export type SyncHash = (bytes: Uint8Array) => Uint8Array;

export const hashLength = 32;

/** Hash of a leaf (RFC 9162, section 2.1.1). */
export function hashOfLeaf(data: Uint8Array, hash: SyncHash): Uint8Array {
  const prefixed = new Uint8Array(1 + data.length);
  prefixed.set(data, 1);
  return hash(prefixed);
}

/** Hash of a node. Its prefix is another than a leaf's. */
export function hashOfNode(left: Uint8Array, right: Uint8Array, hash: SyncHash): Uint8Array {
  const joined = new Uint8Array(1 + 2 * hashLength);
  joined[0] = 0x01;
  joined.set(left, 1);
  joined.set(right, 1 + hashLength);
  return hash(joined);
}

/** The largest power of two below a size of at least two: where RFC 9162 splits a tree. */
export function splitOf(size: number): number {
  let power = 1;
  while (power * 2 < size) power *= 2;
  return power;
}

/** The root over hashes of one row. Without any it is the hash of nothing. */
export function rootOver(hashes: readonly Uint8Array[], hash: SyncHash): Uint8Array {
  const [only] = hashes;
  if (only === undefined) return hash(new Uint8Array());
  if (hashes.length === 1) return only;
  const split = splitOf(hashes.length);
  return hashOfNode(rootOver(hashes.slice(0, split), hash), rootOver(hashes.slice(split), hash), hash);
}

/** A plain loop: a log of a million entries asks a million times. */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
