import { joinBytes } from '../../checksum/join-bytes.ts';
import type { SyncHash } from '../tree/tree-hash.ts';
import {
  findSignature,
  formatSignatureLine,
  type NoteKey,
  noteKeyTypes,
  parseNote,
  type VerifySignature,
} from './signed-note.ts';

/**
 * A witness's statement that a checkpoint extends every earlier one that it has seen. Format:
 * https://c2sp.org/tlog-cosignature
 */
export interface Cosignature {
  readonly name: string;
  /** When the witness signed, in seconds since 1970. */
  readonly time: number;
}

const timeLength = 8;

/** Encodes the message that a witness signs: a header line, the time, and the checkpoint's text. */
export function encodeCosignedText(checkpointText: string, time: number): Uint8Array {
  return new TextEncoder().encode(`cosignature/v1\ntime ${time}\n${checkpointText}`);
}

/** Formats a witness's Ed25519 signature as a line of a note. */
export function formatCosignatureLine(key: NoteKey, time: number, signature: Uint8Array, hash: SyncHash): string {
  const stamp = new Uint8Array(timeLength);
  new DataView(stamp.buffer).setBigUint64(0, BigInt(time));
  return formatSignatureLine({ ...key, type: noteKeyTypes.witness }, joinBytes([stamp, signature]), hash);
}

/** Returns the valid cosignatures that the given witnesses have added to a note. */
export async function findVerifiedCosignatures(
  note: string,
  witnesses: readonly NoteKey[],
  { hash, checkSignature }: { readonly hash: SyncHash; readonly checkSignature: VerifySignature },
): Promise<readonly Cosignature[]> {
  const parsed = parseNote(note);
  if (parsed === null) return [];
  const found: Cosignature[] = [];
  for (const key of witnesses) {
    const bytes = findSignature(parsed, key, hash)?.bytes;
    if (bytes === undefined || bytes.length <= timeLength) continue;
    const time = Number(new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0));
    const message = encodeCosignedText(parsed.text, time);
    if (await checkSignature(key.publicKey, message, bytes.slice(timeLength))) found.push({ name: key.name, time });
  }
  return found;
}
