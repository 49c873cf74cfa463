import { joinBytes } from './join-bytes.ts';

/** A SHA-256 function. It is passed as an argument because browsers and Node provide it differently. */
export type AsyncHash = (bytes: Uint8Array) => Promise<Uint8Array>;

/** The first byte of the input when a leaf is hashed. Inner nodes have another prefix. */
const leafPrefix = Uint8Array.of(0x00);

/**
 * Hashes a leaf of a Merkle tree. The prefix differs from that of inner nodes, so that an inner node cannot be passed
 * off as a leaf.
 */
export const hashLeaf = (data: Uint8Array, hash: AsyncHash) => hash(joinBytes([leafPrefix, data]));
