import type { Hash } from '../../../domain/checksum/leaf-hash.ts';
import { parseChecksumDocument } from '../../../domain/checksum/published-checksum.ts';
import {
  type ChecksumOfRecords,
  compareRecords,
  inLeafOrder,
  type RecordsComparison,
  rootOfLeaves,
} from '../../../domain/checksum/record-checksum.ts';
import { hashRecord, type PublishedRecord, type RecordHash } from '../../../domain/checksum/record-hash.ts';
import { checkRecordLines, type RecordLinesCheck } from '../../../domain/checksum/record-lines.ts';

export interface Verification {
  readonly comparison: RecordsComparison;
  /** Of the file that readers are told to check by hand. */
  readonly lines: RecordLinesCheck;
  /** What this browser calculated. */
  readonly atHand: ChecksumOfRecords;
  readonly published: ChecksumOfRecords;
  /** Whether the published list's own leaves give its root. */
  readonly isListSound: boolean;
  /** Whether the published list carries the root that the page prints. */
  readonly isThisEdition: boolean;
}

interface VerificationRequest {
  readonly records: readonly PublishedRecord[];
  readonly published: ChecksumOfRecords;
  /** The text of records.ndjson. */
  readonly lines: string;
  readonly printedRoot: string;
  readonly hash: Hash;
  /** Hears of each record before it is hashed. */
  readonly onProgress?: (done: number, record: PublishedRecord) => void;
}

/** Loads the published list, past any copy the browser kept. */
export async function loadPublishedChecksum(): Promise<ChecksumOfRecords> {
  const response = await fetch('/checksum.json', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`checksum.json did not load (status ${response.status}). Try again.`);
  return parseChecksumDocument(await response.json());
}

/** Loads the file with the text of each record, past any copy the browser kept. */
export async function loadRecordLines(): Promise<string> {
  const response = await fetch('/records.ndjson', { cache: 'no-cache' });
  if (!response.ok) throw new Error(`records.ndjson did not load (status ${response.status}). Try again.`);
  return response.text();
}

/** Calculates leaf after leaf and the root, and holds them to the published list and to the root the page prints. */
export async function verifyRecords(request: VerificationRequest): Promise<Verification> {
  const { records, published, printedRoot, hash, onProgress } = request;
  const leaves: RecordHash[] = [];
  for (const record of inLeafOrder(records)) {
    onProgress?.(leaves.length, record);
    leaves.push(await hashRecord(record, hash));
  }
  return {
    comparison: compareRecords(leaves, published.leaves),
    lines: await checkRecordLines(request.lines, published.leaves, hash),
    atHand: { root: await rootOfLeaves(leaves, hash), leaves },
    published,
    isListSound: (await rootOfLeaves(published.leaves, hash)) === published.root,
    isThisEdition: published.root === printedRoot,
  };
}

/** Whether nothing at all differs. */
export function isVerified(outcome: Verification): boolean {
  const { comparison, lines, atHand, published, isListSound, isThisEdition } = outcome;
  const { changed, missing, added } = comparison;
  const namesNothing = changed.length + missing.length + added.length + lines.differing.length + lines.surplus === 0;
  return namesNothing && isListSound && isThisEdition && atHand.root === published.root;
}
