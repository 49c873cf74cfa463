import { toHex } from './hexadecimal.ts';
import { type Hash, hashLeaf } from './leaf-hash.ts';
import type { RecordHash } from './record-hash.ts';

/** How the file that readers check by hand, a record on a line, stands to the published list. */
export interface RecordLinesCheck {
  readonly matching: number;
  /** Ids of the published records whose line is another, or is not there. */
  readonly differing: readonly string[];
  /** Lines after the last that the list knows of. */
  readonly surplus: number;
}

/** Hashes each line as the definition has it and holds it to the leaf in the same place. */
export async function checkRecordLines(
  text: string,
  published: readonly RecordHash[],
  hash: Hash,
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
