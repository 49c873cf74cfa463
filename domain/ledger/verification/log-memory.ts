import { fromBase64, toBase64 } from '../notes/base64.ts';

/** What someone who checks a log keeps of it: the last checkpoint believed, and of each leaf so much that a changed one can be named. */
export interface LogMemory {
  readonly size: number;
  /** The root, base64. */
  readonly root: string;
  /** The first bytes of each leaf's hash. They only name places; that nothing changed is for the root to prove. */
  readonly prints: Uint8Array;
}

/** Bytes kept of each leaf. */
export const printLength = 8;

/** The outcome of a remembered log, at which position. */
export interface Rewriting {
  readonly what: 'changed' | 'removed' | 'inserted' | 'reordered' | 'truncated';
  readonly position: number;
}

const printAt = (prints: Uint8Array, position: number): string =>
  toBase64(prints.subarray(position * printLength, (position + 1) * printLength));

/** Names the first place where a log is not what was remembered; null if all that was remembered stands. */
export function findRewriting(remembered: Uint8Array, present: Uint8Array): Rewriting | null {
  const count = remembered.length / printLength;
  const presentCount = present.length / printLength;
  const position = firstDifference(remembered, present);
  if (position === count) return null;
  if (position === presentCount) return { what: 'truncated', position };
  const [was, is] = [printAt(remembered, position), printAt(present, position)];
  const next = { was: printAt(remembered, position + 1), is: printAt(present, position + 1) };
  // One gone, or one more: the rest has moved by one place.
  if (next.was === is && position + 1 < count && !holds(present, was, position)) return { what: 'removed', position };
  if (next.is === was && position + 1 < presentCount && !holds(remembered, is, position)) {
    return { what: 'inserted', position };
  }
  if (holds(present, was, position) && holds(remembered, is, position)) return { what: 'reordered', position };
  return { what: 'changed', position };
}

function firstDifference(one: Uint8Array, other: Uint8Array): number {
  const shorter = Math.min(one.length, other.length);
  for (let at = 0; at < shorter; at += 1) if (one[at] !== other[at]) return Math.floor(at / printLength);
  return shorter / printLength;
}

function holds(prints: Uint8Array, print: string, from: number): boolean {
  for (let position = from; position < prints.length / printLength; position += 1) {
    if (printAt(prints, position) === print) return true;
  }
  return false;
}

/** A memory as text, for a file or the browser's store. */
export function writeMemory({ size, root, prints }: LogMemory): string {
  return JSON.stringify({ size, root, prints: toBase64(prints) });
}

/** Null for a text that is no memory. */
export function parseMemory(text: string): LogMemory | null {
  try {
    const { size, root, prints } = JSON.parse(text) as Record<string, unknown>;
    const bytes = typeof prints === 'string' ? fromBase64(prints) : null;
    if (typeof size !== 'number' || typeof root !== 'string' || bytes?.length !== size * printLength) return null;
    return { size, root, prints: bytes };
  } catch {
    return null;
  }
}
