import { hashRecord, type PublishedRecord, type RecordHash } from '../../../../domain/checksum/record-hash.ts';
import { browserSha256 } from '../../../platform/sha256.ts';

/** Returns the ids of the records that do not match the published hashes. */
export async function findChangedRecords(
  records: readonly PublishedRecord[],
  leaves: readonly RecordHash[],
): Promise<readonly string[]> {
  const hashed = await Promise.all(records.map((record) => hashRecord(record, browserSha256)));
  return hashed.filter(({ id, hash }) => leaves.find((leaf) => leaf.id === id)?.hash !== hash).map(({ id }) => id);
}
