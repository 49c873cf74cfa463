import { publishedRecords } from '../../../content/published-records.ts';
import { type ChecksumWithLeaves, computeRecordsChecksum } from '../../../domain/checksum/record-checksum.ts';
import type { RecordHash } from '../../../domain/checksum/record-hash.ts';
import { browserSha256 } from '../../platform/sha256.ts';

// Only loaders, which run at build time, may import this module, because it includes every record.
let everyChecksum: Promise<ChecksumWithLeaves> | undefined;

/** Computes the root and the leaves of all published records, once per build. */
export function computeRecordChecksums(): Promise<ChecksumWithLeaves> {
  everyChecksum ??= computeRecordsChecksum(publishedRecords, browserSha256);
  return everyChecksum;
}

/** The checksum data of a page. */
export interface PageChecksum {
  readonly root: string;
  /** The hashes of the page's own records. */
  readonly leaves: readonly RecordHash[];
}

/**
 * Returns the hashes of the given records, and the root of all records. Throws if one of the records is not published.
 */
export async function computePageChecksum(ids: readonly string[]): Promise<PageChecksum> {
  const { root, leaves } = await computeRecordChecksums();
  const chosen = ids.map((id) => {
    const leaf = leaves.find((candidate) => candidate.id === id);
    if (leaf === undefined) throw new Error(`There is no record "${id}" in content/published-records.ts. Add it.`);
    return leaf;
  });
  return { root, leaves: chosen };
}
