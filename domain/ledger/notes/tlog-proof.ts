import { hashLength } from '../tree/tree-hash.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** A proof that an entry is in a log. It can be verified offline. Format: https://c2sp.org/tlog-proof */
export interface LogProof {
  /** Additional data that the application may store. The proof's signatures do not cover these data. */
  readonly extra: Uint8Array | null;
  readonly position: number;
  /** The sibling hashes on the way from the entry's leaf to the root, from the bottom up. */
  readonly path: readonly Uint8Array[];
  /** The checkpoint as a signed note, with its cosignatures. */
  readonly checkpoint: string;
}

const firstLine = 'c2sp.org/tlog-proof@v1';
/** Maximum length of a path. In a tree whose size is a safe integer, every path is shorter. */
const pathMax = 63;

export function serializeLogProof({ extra, position, path, checkpoint }: LogProof): string {
  const lines = [firstLine, ...(extra === null ? [] : [`extra ${toBase64(extra)}`]), `index ${position}`];
  return `${[...lines, ...path.map(toBase64)].join('\n')}\n\n${checkpoint}`;
}

/** Parses a proof in the format tlog-proof; null if the text is malformed. */
export function parseLogProof(text: string): LogProof | null {
  const split = text.indexOf('\n\n');
  const [first, ...lines] = text.slice(0, Math.max(0, split)).split('\n');
  const extraLine = lines[0]?.startsWith('extra ') ? lines.shift() : undefined;
  const digits = /^index (0|[1-9]\d*)$/.exec(lines.shift() ?? '')?.[1];
  const extra = extraLine === undefined ? null : fromBase64(extraLine.slice('extra '.length));
  if (first !== firstLine || digits === undefined || lines.length > pathMax) return null;
  if (extraLine !== undefined && extra === null) return null;
  const path = lines.map(fromBase64);
  if (!path.every((hash) => hash?.length === hashLength)) return null;
  const position = Number(digits);
  if (!Number.isSafeInteger(position)) return null;
  return { extra, position, path: path as Uint8Array[], checkpoint: text.slice(split + 2) };
}
