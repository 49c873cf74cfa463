import { publishedRecords } from '../../../content/published-records.ts';
import { type ChecksumWithLeaves, checksumRecords } from '../../../domain/checksum/record-checksum.ts';
import type { RecordHash } from '../../../domain/checksum/record-hash.ts';
import { browserSha256 } from '../../platform/sha256.ts';

// For loaders only, which run at build time: this module includes every record.
let everyChecksum: Promise<ChecksumWithLeaves> | undefined;

/** Root and leaves of all published records. */
export function computeRecordChecksums(): Promise<ChecksumWithLeaves> {
  everyChecksum ??= checksumRecords(publishedRecords, browserSha256);
  return everyChecksum;
}

/** A page's checksum data. */
export interface PageChecksum {
  readonly root: string;
  /** Of the page's records. */
  readonly leaves: readonly RecordHash[];
}

/** The leaves of some records with the root of all. Throws if a record is not published. */
export async function computePageChecksum(ids: readonly string[]): Promise<PageChecksum> {
  const { root, leaves } = await computeRecordChecksums();
  const chosen = ids.map((id) => {
    const leaf = leaves.find((candidate) => candidate.id === id);
    if (leaf === undefined) throw new Error(`There is no record "${id}" in content/published-records.ts. Add it.`);
    return leaf;
  });
  return { root, leaves: chosen };
}
