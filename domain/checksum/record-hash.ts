import { canonicalJson } from './canonical-json.ts';
import { toHex } from './hexadecimal.ts';
import { type AsyncHash, hashLeaf } from './leaf-hash.ts';

export interface PublishedRecord {
  /** Lower-case letters, digits, hyphens and slashes: "profile/okinawa". */
  readonly id: string;
  readonly record: unknown;
}

/** A record's leaf: 64 hexadecimal digits. */
export interface RecordHash {
  readonly id: string;
  readonly hash: string;
}

/** The text whose UTF-8 bytes are hashed for a record's leaf. */
export const recordLine = ({ id, record }: PublishedRecord) => canonicalJson({ id, record });

/** The leaf of one record. */
export async function hashRecord(published: PublishedRecord, hash: AsyncHash): Promise<RecordHash> {
  return { id: published.id, hash: toHex(await hashLeaf(new TextEncoder().encode(recordLine(published)), hash)) };
}
