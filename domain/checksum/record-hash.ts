import { toCanonicalJson } from './canonical-json.ts';
import { toHex } from './hexadecimal.ts';
import { type AsyncHash, hashLeaf } from './leaf-hash.ts';

export interface PublishedRecord {
  /** An id of lower-case letters, digits, hyphens and slashes, such as "profile/okinawa". */
  readonly id: string;
  readonly record: unknown;
}

/** The hash of a record: its leaf in the Merkle tree, as 64 hexadecimal digits. */
export interface RecordHash {
  readonly id: string;
  readonly hash: string;
}

/** Formats the text whose UTF-8 bytes are hashed for a record. */
export const formatRecordLine = ({ id, record }: PublishedRecord) => toCanonicalJson({ id, record });

/** Calculates the hash of one record. */
export async function hashRecord(published: PublishedRecord, hash: AsyncHash): Promise<RecordHash> {
  return { id: published.id, hash: toHex(await hashLeaf(new TextEncoder().encode(formatRecordLine(published)), hash)) };
}
