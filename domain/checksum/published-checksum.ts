import { Untrusted } from '../text/untrusted.ts';
import { type ChecksumWithLeaves, checksumAlgorithm, checksumDefinitionVersion } from './record-checksum.ts';
import type { RecordHash } from './record-hash.ts';

const sixtyFourDigits = /^[0-9a-f]{64}$/;

/** Builds the contents of `checksum.json`: the root and all leaves. */
export function buildChecksumDocument({ root, leaves }: ChecksumWithLeaves): object {
  return {
    algorithm: checksumAlgorithm,
    definition: checksumDefinitionVersion,
    root,
    recordCount: leaves.length,
    leaves,
  };
}

/**
 * Parses `checksum.json`. Throws UnreadableDataError if the document is invalid or uses an unknown definition of the
 * checksum.
 */
export function parseChecksumDocument(value: unknown): ChecksumWithLeaves {
  const document = new Untrusted(value, 'checksum.json', null, 'Reload the page');
  document.field('definition').number(checksumDefinitionVersion, checksumDefinitionVersion);
  return { root: readSha256(document.field('root')), leaves: document.field('leaves').list().map(readLeaf) };
}

function readLeaf(value: Untrusted): RecordHash {
  return { id: value.field('id').text(), hash: readSha256(value.field('hash')) };
}

/** Reads a SHA-256 hash written as 64 hexadecimal digits. Throws for any other value. */
export function readSha256(value: Untrusted): string {
  const digits = value.text();
  return sixtyFourDigits.test(digits) ? digits : value.refuse('64 digits from 0 to f');
}
