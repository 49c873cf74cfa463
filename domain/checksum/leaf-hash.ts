import { joinBytes } from './join-bytes.ts';

/** SHA-256, passed in because browsers and Node provide it differently. */
export type AsyncHash = (bytes: Uint8Array) => Promise<Uint8Array>;

/** Hash inputs begin with a byte for their type. */
const leafPrefix = Uint8Array.of(0x00);

/** Hash of a leaf. Its prefix differs from a node's, so that no node can be passed off as a leaf. */
export const hashLeaf = (data: Uint8Array, hash: AsyncHash) => hash(joinBytes([leafPrefix, data]));
