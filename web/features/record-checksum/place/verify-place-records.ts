import { computeRootOfLeaves } from '../../../../domain/checksum/record-checksum.ts';
import { hashRecord, type PublishedRecord } from '../../../../domain/checksum/record-hash.ts';
import { browserSha256 } from '../../../platform/sha256.ts';
import { checksumReportText } from '../checksum-report-text.ts';
import { loadPublishedChecksum } from '../verify-records.ts';

interface PlaceVerdict {
  readonly verdict: 'good' | 'bad';
  readonly sentence: string;
}

/**
 * Compares the page's records with the published list of hashes, and the root of that list with the one printed on the
 * page.
 */
export async function verifyPlaceRecords(
  records: readonly PublishedRecord[],
  printedRoot: string,
): Promise<PlaceVerdict> {
  const published = await loadPublishedChecksum();
  if ((await computeRootOfLeaves(published.leaves, browserSha256)) !== published.root) {
    return { verdict: 'bad', sentence: checksumReportText.listDamaged };
  }
  if (published.root !== printedRoot) return { verdict: 'bad', sentence: checksumReportText.otherEdition };
  const leaves = await Promise.all(records.map((record) => hashRecord(record, browserSha256)));
  const differing = leaves.filter(({ id, hash }) => published.leaves.find((leaf) => leaf.id === id)?.hash !== hash);
  if (differing.length > 0) {
    return { verdict: 'bad', sentence: checksumReportText.place.differs(differing.map(({ id }) => id).join(', ')) };
  }
  return { verdict: 'good', sentence: checksumReportText.place.matches(records.length) };
}
