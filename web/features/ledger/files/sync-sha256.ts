import { SHA256 } from '@stablelib/sha256';

const hasher = new SHA256();

/**
 * Synchronous SHA-256, which browsers do not provide. One hasher is shared, because creating one takes half as long as
 * hashing.
 */
export function syncSha256(bytes: Uint8Array): Uint8Array {
  const digest = new Uint8Array(hasher.digestLength);
  hasher.reset().update(bytes).finish(digest);
  return digest;
}
