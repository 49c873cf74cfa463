import type { AsyncHash } from '../../../domain/checksum/leaf-hash.ts';
import { parseChecksumDocument } from '../../../domain/checksum/published-checksum.ts';
import {
  type ChecksumWithLeaves,
  compareRecords,
  computeRootOfLeaves,
  type RecordsComparison,
  sortInLeafOrder,
} from '../../../domain/checksum/record-checksum.ts';
import { hashRecord, type PublishedRecord, type RecordHash } from '../../../domain/checksum/record-hash.ts';
import { compareRecordLines, type RecordLinesComparison } from '../../../domain/checksum/record-lines.ts';

export interface RecordsVerification {
  readonly comparison: RecordsComparison;
  /** Result of checking records.ndjson, the file for verification by hand. */
  readonly lines: RecordLinesComparison;
  /** Hashes and root computed in this browser. */
  readonly atHand: ChecksumWithLeaves;
  readonly published: ChecksumWithLeaves;
  /** Whether the root computed from the published list's leaves is the root stated in the list. */
  readonly isListSound: boolean;
  /** Whether the root of the published list equals the one printed on the page. */
  readonly isThisEdition: boolean;
}

interface VerificationRequest {
  readonly records: readonly PublishedRecord[];
  readonly published: ChecksumWithLeaves;
  /** Content of records.ndjson. */
  readonly lines: string;
  readonly printedRoot: string;
  readonly hash: AsyncHash;
  /** Called for each record before it is hashed. */
  readonly onProgress?: (done: number, record: PublishedRecord) => void;
}

/**
 * Loads the published list of hashes. A copy in the browser's cache is used only after the server confirms it is
 * current.
 */
export async function loadPublishedChecksum(): Promise<ChecksumWithLeaves> {
  const response = await fetch('/checksum.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`checksum.json did not load (status ${response.status}). Try again.`);
  return parseChecksumDocument(await response.json());
}

/**
 * Loads the text of every record. A copy in the browser's cache is used only after the server confirms it is current.
 */
export async function loadRecordLines(): Promise<string> {
  const response = await fetch('/records.ndjson', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`records.ndjson did not load (status ${response.status}). Try again.`);
  return response.text();
}

/**
 * Hashes every record, computes the root, and compares both with the published list and with the root printed on the
 * page.
 */
export async function verifyRecords(request: VerificationRequest): Promise<RecordsVerification> {
  const { records, published, printedRoot, hash, onProgress } = request;
  const leaves: RecordHash[] = [];
  for (const record of sortInLeafOrder(records)) {
    onProgress?.(leaves.length, record);
    leaves.push(await hashRecord(record, hash));
  }
  return {
    comparison: compareRecords(leaves, published.leaves),
    lines: await compareRecordLines(request.lines, published.leaves, hash),
    atHand: { root: await computeRootOfLeaves(leaves, hash), leaves },
    published,
    isListSound: (await computeRootOfLeaves(published.leaves, hash)) === published.root,
    isThisEdition: published.root === printedRoot,
  };
}

/** Whether all records, all lines of records.ndjson and all roots match. */
export function areAllRecordsVerified(outcome: RecordsVerification): boolean {
  const { comparison, lines, atHand, published, isListSound, isThisEdition } = outcome;
  const { changed, missing, added } = comparison;
  const namesNothing = changed.length + missing.length + added.length + lines.differing.length + lines.surplus === 0;
  return namesNothing && isListSound && isThisEdition && atHand.root === published.root;
}
