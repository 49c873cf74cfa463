import { hashLength } from '../tree/tree-hash.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** An offline-verifiable proof that an entry is in a log. https://c2sp.org/tlog-proof */
export interface LogProof {
  /** The application's own data, which is not signed. */
  readonly extra: Uint8Array | null;
  readonly position: number;
  /** The sibling hashes on the path from the leaf to the root, bottom up. */
  readonly path: readonly Uint8Array[];
  /** The signed note, cosignatures included. */
  readonly checkpoint: string;
}

const firstLine = 'c2sp.org/tlog-proof@v1';
/** More than any tree with a safe-integer size needs. */
const pathMax = 63;

export function writeLogProof({ extra, position, path, checkpoint }: LogProof): string {
  const lines = [firstLine, ...(extra === null ? [] : [`extra ${toBase64(extra)}`]), `index ${position}`];
  return `${[...lines, ...path.map(toBase64)].join('\n')}\n\n${checkpoint}`;
}

/** Null if the text is not a proof. */
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
