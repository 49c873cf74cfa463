import { toBase64 } from '../notes/base64.ts';
import { type Checkpoint, type OpenedCheckpoint, parseCheckpoint } from '../notes/checkpoint.ts';
import { checkCosignatures } from '../notes/cosignature.ts';
import { type NoteKey, parseNote, parseNoteKey } from '../notes/signed-note.ts';
import type { SyncHash } from '../tree/tree-hash.ts';
import { continues, type LogSource, readCheckpoint } from './verify-log.ts';

/** A witness that the site's operator names, and the checkpoint it cosigned last, as the site passes it on. */
export interface NamedWitness {
  readonly key: NoteKey;
  /** Where it can be asked without the site. */
  readonly address: string;
  /** Null if it gave none. */
  readonly note: string | null;
}

export interface WitnessVerdict {
  readonly name: string;
  readonly address: string;
  /** `differs`: what it cosigned is no beginning of this log. `silent`: it gave no cosignature, or none that is its own. */
  readonly says: 'agrees' | 'differs' | 'silent';
  /** Of the checkpoint it cosigned, and when it did, in seconds since 1970; null if it is silent. */
  readonly cosigned: { readonly size: number; readonly time: number } | null;
}

/** Reads `witnesses.json`; null there is none yet. Throws a sentence for a document that is none. */
export function parseWitnesses(text: string, hash: SyncHash): readonly NamedWitness[] {
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

/** What a witness says of the log under this checkpoint. Its signature is checked here, and that the log continues what it cosigned. */
export async function evaluateWitness(
  source: LogSource,
  checkpoint: OpenedCheckpoint,
  { key, address, note }: NamedWitness,
): Promise<WitnessVerdict> {
  const [cosignature] = note === null ? [] : await checkCosignatures(note, [key], source);
  const cosigned = cosignature === undefined ? null : checkpointOf(note);
  if (cosignature === undefined || cosigned === null)
    return { name: key.name, address, says: 'silent', cosigned: null };
  const { size, origin, root } = cosigned;
  // A witness may have looked again while this checkpoint was being verified.
  const now = size > checkpoint.size ? await readCheckpoint(source) : checkpoint;
  const isSame = origin === now.origin && (await continues(source, now, { size, root: toBase64(root) }));
  const says = isSame ? 'agrees' : 'differs';
  return { name: key.name, address, says, cosigned: { size, time: cosignature.time } };
}

function checkpointOf(note: string | null): Checkpoint | null {
  const parsed = note === null ? null : parseNote(note);
  return parsed === null ? null : parseCheckpoint(parsed.text);
}
