import { toHex } from './hexadecimal.ts';
import { type AsyncHash, hashLeaf } from './leaf-hash.ts';
import type { RecordHash } from './record-hash.ts';

/**
 * The result of comparing a text file that has one record per line with the published list. The file lets people check
 * the records by hand.
 */
export interface RecordLinesComparison {
  readonly matching: number;
  /** Ids of published records whose line in the file differs or is missing. */
  readonly differing: readonly string[];
  /** By how many lines the file is longer than the list of published records. */
  readonly surplus: number;
}

/** Hashes each line of the file and compares it with the published record at the same index. */
export async function compareRecordLines(
  text: string,
  published: readonly RecordHash[],
  hash: AsyncHash,
): Promise<RecordLinesComparison> {
  const lines = text.endsWith('\n') ? text.slice(0, -1).split('\n') : text.split('\n');
  const differing: string[] = [];
  for (const [place, leaf] of published.entries()) {
    const line = lines[place];
    const found = line === undefined ? null : toHex(await hashLeaf(new TextEncoder().encode(line), hash));
    if (found !== leaf.hash) differing.push(leaf.id);
  }
  return {
    matching: published.length - differing.length,
    differing,
    surplus: Math.max(0, lines.length - published.length),
  };
}
