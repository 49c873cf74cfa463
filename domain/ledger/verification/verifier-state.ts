import { fromBase64, toBase64 } from '../notes/base64.ts';

/**
 * What a verifier stores about a log: the last checkpoint that it trusted, and the first bytes of each entry's hash,
 * which show which entry was changed.
 */
export interface VerifierState {
  readonly size: number;
  /** The root of the last trusted checkpoint, as base64. */
  readonly root: string;
  /**
   * The first bytes of each entry's hash. They show where a change was made. Only the root can prove that nothing was
   * changed.
   */
  readonly leafHashPrefixes: Uint8Array;
}

/** Number of bytes of each entry's hash that are stored. */
export const leafHashPrefixLength = 8;

/** How a log differs from what a verifier has stored about it, and the first position affected. */
export interface LogDifference {
  readonly what: 'changed' | 'removed' | 'inserted' | 'reordered' | 'truncated';
  readonly position: number;
}

const printAt = (prints: Uint8Array, position: number): string =>
  toBase64(prints.subarray(position * leafHashPrefixLength, (position + 1) * leafHashPrefixLength));

/** Finds the first position at which a log differs from the stored hashes. Null if the log still has all of them. */
export function findLogDifference(remembered: Uint8Array, present: Uint8Array): LogDifference | null {
  const count = remembered.length / leafHashPrefixLength;
  const presentCount = present.length / leafHashPrefixLength;
  const position = firstDifference(remembered, present);
  if (position === count) return null;
  if (position === presentCount) return { what: 'truncated', position };
  const [was, is] = [printAt(remembered, position), printAt(present, position)];
  const next = { was: printAt(remembered, position + 1), is: printAt(present, position + 1) };
  // If one entry was removed or inserted, all later ones have moved by one position.
  if (next.was === is && position + 1 < count && !holds(present, was, position)) return { what: 'removed', position };
  if (next.is === was && position + 1 < presentCount && !holds(remembered, is, position)) {
    return { what: 'inserted', position };
  }
  if (holds(present, was, position) && holds(remembered, is, position)) return { what: 'reordered', position };
  return { what: 'changed', position };
}

function firstDifference(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at += 1) if (one[at] !== other[at]) return Math.floor(at / leafHashPrefixLength);
  return shorter / leafHashPrefixLength;
}

function holds(prints: Uint8Array, print: string, from: number): boolean {
  for (let position = from; position < prints.length / leafHashPrefixLength; position += 1) {
    if (printAt(prints, position) === print) return true;
  }
  return false;
}

/** Writes the state as text, to be stored in a file or a browser. */
export function serializeVerifierState({ size, root, leafHashPrefixes }: VerifierState): string {
  return JSON.stringify({ size, root, prints: toBase64(leafHashPrefixes) });
}

/** Parses a state that `serializeVerifierState` has written; null if the text is malformed. */
export function parseVerifierState(text: string): VerifierState | null {
  try {
    const { size, root, prints } = JSON.parse(text) as Record<string, unknown>;
    const bytes = typeof prints === 'string' ? fromBase64(prints) : null;
    if (typeof size !== 'number' || typeof root !== 'string' || bytes?.length !== size * leafHashPrefixLength)
      return null;
    return { size, root, leafHashPrefixes: bytes };
  } catch {
    return null;
  }
}
