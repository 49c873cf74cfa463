import { hashLength, type SyncHash } from '../tree/tree-hash.ts';
import { fromBase64, toBase64 } from './base64.ts';
import { findSignature, type NoteKey, parseNote, type SignedNote, type VerifySignature } from './signed-note.ts';

/** A checkpoint of a log: its size and root at a point in time. Format: https://c2sp.org/tlog-checkpoint */
export interface Checkpoint {
  /** The log's name, which is its URL without the scheme. */
  readonly origin: string;
  readonly size: number;
  readonly root: Uint8Array;
}

/** Formats a checkpoint as the text that the log's key signs. */
export function formatCheckpoint({ origin, size, root }: Checkpoint): string {
  return `${origin}\n${size}\n${toBase64(root)}\n`;
}

/** Parses the text of a checkpoint; null if the text is malformed. */
export function parseCheckpoint(text: string): Checkpoint | null {
  const [origin = '', digits = '', encoded = ''] = text.split('\n');
  const root = fromBase64(encoded);
  const size = Number(digits);
  if (origin === '' || !/^(?:0|[1-9]\d*)$/.test(digits) || !Number.isSafeInteger(size)) return null;
  return root?.length === hashLength ? { origin, size, root } : null;
}

export interface VerifiedCheckpoint extends Checkpoint {
  readonly note: SignedNote;
  /** The note as received, with all signatures. */
  readonly signed: string;
}

/**
 * Parses a checkpoint and verifies that one of the keys signed it. Throws ForgedCheckpointError if it cannot be
 * trusted.
 */
export async function verifyCheckpoint(
  text: string,
  keys: readonly NoteKey[],
  { hash, checkSignature }: { readonly hash: SyncHash; readonly checkSignature: VerifySignature },
): Promise<VerifiedCheckpoint> {
  const note = parseNote(text);
  const checkpoint = note === null ? null : parseCheckpoint(note.text);
  if (note === null || checkpoint === null) throw new ForgedCheckpointError('it is not a checkpoint');
  const message = new TextEncoder().encode(note.text);
  let isSigned = false;
  for (const key of keys) {
    const signature = findSignature(note, key, hash);
    if (signature === undefined) continue;
    if (!(await checkSignature(key.publicKey, message, signature.bytes))) {
      throw new ForgedCheckpointError(`the signature was not made with the key of ${key.name}`);
    }
    isSigned = true;
  }
  if (!isSigned) throw new ForgedCheckpointError('no key of the log signed it');
  return { ...checkpoint, note, signed: text };
}

/** Thrown for a checkpoint that the log did not sign. */
export class ForgedCheckpointError extends Error {
  override readonly name = 'ForgedCheckpointError';
}

/**
 * Returns those of the given keys that have signed a note. A log's new key can be trusted if a known key has signed the
 * same checkpoint.
 */
export async function findVerifiedSigners(
  note: SignedNote,
  keys: readonly NoteKey[],
  { hash, checkSignature }: { readonly hash: SyncHash; readonly checkSignature: VerifySignature },
): Promise<readonly NoteKey[]> {
  const message = new TextEncoder().encode(note.text);
  const signers: NoteKey[] = [];
  for (const key of keys) {
    const signature = findSignature(note, key, hash);
    if (signature !== undefined && (await checkSignature(key.publicKey, message, signature.bytes))) signers.push(key);
  }
  return signers;
}
