import { hashLength } from '../tree/tree-hash.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** That an entry is in a log, to be checked without the log. https://c2sp.org/tlog-proof */
export interface LogProof {
  /** What the application adds. Nobody has signed it. */
  readonly extra: Uint8Array | null;
  readonly position: number;
  /** The hashes beside the way from the leaf to the root, from below. */
  readonly path: readonly Uint8Array[];
  /** The signed note, cosignatures included. */
  readonly checkpoint: string;
}

const firstLine = 'c2sp.org/tlog-proof@v1';
/** More than any tree whose size is a safe integer asks for. */
const pathMax = 63;

export function writeLogProof({ extra, position, path, checkpoint }: LogProof): string {
  const lines = [firstLine, ...(extra === null ? [] : [`extra ${toBase64(extra)}`]), `index ${position}`];
  return `${[...lines, ...path.map(toBase64)].join('\n')}\n\n${checkpoint}`;
}

/** Null for a text that is no proof. */
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
