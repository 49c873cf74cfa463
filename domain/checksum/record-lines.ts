import { toHex } from './hexadecimal.ts';
import { type AsyncHash, hashLeaf } from './leaf-hash.ts';
import type { RecordHash } from './record-hash.ts';

/** Differences between the file for manual checks, with one record per line, and the published list. */
export interface RecordLinesCheck {
  readonly matching: number;
  /** Ids of the published records whose line differs or is missing. */
  readonly differing: readonly string[];
  /** Lines after the last one in the list. */
  readonly surplus: number;
}

/** Hashes each line by the definition and compares it with the leaf at the same index. */
export async function checkRecordLines(
  text: string,
  published: readonly RecordHash[],
  hash: AsyncHash,
): Promise<RecordLinesCheck> {
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
