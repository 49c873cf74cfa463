import { toBase64 } from '../notes/base64.ts';
import { type Checkpoint, parseCheckpoint, type VerifiedCheckpoint } from '../notes/checkpoint.ts';
import { verifiedWitnesses } from '../notes/cosignature.ts';
import { type NoteKey, parseNote, parseNoteKey } from '../notes/signed-note.ts';
import type { SyncHash } from '../tree/tree-hash.ts';
import { isContinuationOf, type LogSource, readCheckpoint } from './verify-log.ts';

/** A witness named by the site's operator, and its last cosigned checkpoint as relayed by the site. */
export interface WitnessWithNote {
  readonly key: NoteKey;
  /** The URL at which it can be queried directly. */
  readonly address: string;
  /** Null if it returned none. */
  readonly note: string | null;
}

export interface WitnessVerdict {
  readonly name: string;
  readonly address: string;
  /** `differs`: what it cosigned is not a prefix of this log. `silent`: it returned no cosignature, or not its own. */
  readonly says: 'agrees' | 'differs' | 'silent';
  /** Size and time of the checkpoint it cosigned, in seconds since 1970; null if it is silent. */
  readonly cosigned: { readonly size: number; readonly time: number } | null;
}

/** Parses `witnesses.json`; null if there is none yet. Throws for an invalid document. */
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

/**
 * A witness's verdict on the log under this checkpoint. Verifies its signature, and that the log continues what it
 * cosigned.
 */
export async function evaluateWitness(
  source: LogSource,
  checkpoint: VerifiedCheckpoint,
  { key, address, note }: WitnessWithNote,
): Promise<WitnessVerdict> {
  const [cosignature] = note === null ? [] : await verifiedWitnesses(note, [key], source);
  const cosigned = cosignature === undefined ? null : checkpointOf(note);
  if (cosignature === undefined || cosigned === null)
    return { name: key.name, address, says: 'silent', cosigned: null };
  const { size, origin, root } = cosigned;
  // A witness may have cosigned again while this checkpoint was being verified.
  const now = size > checkpoint.size ? await readCheckpoint(source) : checkpoint;
  const isSame = origin === now.origin && (await isContinuationOf(source, now, { size, root: toBase64(root) }));
  const says = isSame ? 'agrees' : 'differs';
  return { name: key.name, address, says, cosigned: { size, time: cosignature.time } };
}

function checkpointOf(note: string | null): Checkpoint | null {
  const parsed = note === null ? null : parseNote(note);
  return parsed === null ? null : parseCheckpoint(parsed.text);
}
