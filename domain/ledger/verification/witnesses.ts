import { toBase64 } from '../notes/base64.ts';
import { type Checkpoint, parseCheckpoint, type VerifiedCheckpoint } from '../notes/checkpoint.ts';
import { findVerifiedCosignatures } from '../notes/cosignature.ts';
import { type NoteKey, parseNote, parseNoteKey } from '../notes/signed-note.ts';
import type { SyncHash } from '../tree/tree-hash.ts';
import { isContinuationOf, type LogSource, readCheckpoint } from './verify-log.ts';

/**
 * A witness that the site's operator has named, with the last checkpoint that it cosigned. The site passes this
 * checkpoint on.
 */
export interface WitnessWithNote {
  readonly key: NoteKey;
  /** The URL of the witness, for querying it directly. */
  readonly address: string;
  /** The cosigned checkpoint as a signed note; null if the witness returned none. */
  readonly note: string | null;
}

export interface WitnessVerdict {
  readonly name: string;
  readonly address: string;
  /**
   * 'differs' means that the log does not begin with what the witness cosigned, and 'silent' that the witness has made
   * no valid cosignature.
   */
  readonly says: 'agrees' | 'differs' | 'silent';
  /**
   * Size of the checkpoint that the witness cosigned, and the time in seconds since 1970; null if there is no valid
   * cosignature.
   */
  readonly cosigned: { readonly size: number; readonly time: number } | null;
}

/** Parses `witnesses.json`. The list is empty if the file contains null. Throws if the document is invalid. */
export function parseWitnesses(text: string, hash: SyncHash): readonly WitnessWithNote[] {
  const found = JSON.parse(text) as { readonly witnesses?: readonly Record<string, unknown>[] } | null;
  if (found === null) return [];
  const { witnesses } = found;
  if (!Array.isArray(witnesses)) throw new Error('The list of witnesses is missing or unreadable. Load it again.');
  return witnesses.map(({ key: line, address, note }) => {
    const key = parseNoteKey(String(line), hash);
    if (key === null)
      throw new Error(`The witness key "${line}" does not have the form NAME+ID+KEY. Load the list again.`);
    return { key, address: String(address), note: typeof note === 'string' ? note : null };
  });
}

/** Verifies a witness's signature, and that the log still begins with what the witness cosigned. */
export async function evaluateWitness(
  source: LogSource,
  checkpoint: VerifiedCheckpoint,
  { key, address, note }: WitnessWithNote,
): Promise<WitnessVerdict> {
  const [cosignature] = note === null ? [] : await findVerifiedCosignatures(note, [key], source);
  const cosigned = cosignature === undefined ? null : checkpointOf(note);
  if (cosignature === undefined || cosigned === null)
    return { name: key.name, address, says: 'silent', cosigned: null };
  const { size, origin, root } = cosigned;
  // The witness may have cosigned a newer checkpoint while this one was being verified.
  const now = size > checkpoint.size ? await readCheckpoint(source) : checkpoint;
  const isSame = origin === now.origin && (await isContinuationOf(source, now, { size, root: toBase64(root) }));
  const says = isSame ? 'agrees' : 'differs';
  return { name: key.name, address, says, cosigned: { size, time: cosignature.time } };
}

function checkpointOf(note: string | null): Checkpoint | null {
  const parsed = note === null ? null : parseNote(note);
  return parsed === null ? null : parseCheckpoint(parsed.text);
}
