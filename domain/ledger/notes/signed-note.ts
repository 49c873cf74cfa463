import { fromHex, toHex } from '../../checksum/hexadecimal.ts';
import { joinBytes } from '../../checksum/join-bytes.ts';
import { hashLength, hasSameBytes, type SyncHash } from '../tree/tree-hash.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** A text with one or more signatures. Format: https://c2sp.org/signed-note */
export interface SignedNote {
  /** The signed text, including its last line break. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export interface NoteSignature {
  readonly name: string;
  /** Four bytes that distinguish keys with the same name. */
  readonly keyId: Uint8Array;
  readonly bytes: Uint8Array;
}

/**
 * Types of keys. A log's key signs the text alone with Ed25519; a witness's key signs the text together with the time.
 */
export const noteKeyTypes = { log: 0x01, witness: 0x04 } as const;

/** A public key of a log or of a witness. */
export interface NoteKey {
  readonly name: string;
  readonly type: number;
  /** The 32 bytes of the Ed25519 key. */
  readonly publicKey: Uint8Array;
}

/** Verifies an Ed25519 signature of a message. */
export type VerifySignature = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => Promise<boolean>;

const signaturesMax = 100;
const keyName = /^[^\s+]+$/u;

/** Parses a signed note; null if the text is malformed. */
export function parseNote(note: string): SignedNote | null {
  const split = note.lastIndexOf('\n\n');
  if (split < 0 || !note.endsWith('\n') || hasControls(note)) return null;
  const lines = note.slice(split + 2, -1).split('\n');
  if (lines.length > signaturesMax) return null;
  const signatures = lines.map(parseSignature);
  return signatures.every((signature) => signature !== null) ? { text: note.slice(0, split + 1), signatures } : null;
}

function hasControls(note: string): boolean {
  return Array.from(note).some((character) => character < ' ' && character !== '\n');
}

function parseSignature(line: string): NoteSignature | null {
  const [dash, name = '', encoded = '', ...more] = line.split(' ');
  const bytes = fromBase64(encoded);
  if (dash !== '—' || !keyName.test(name) || bytes === null || bytes.length < 5 || more.length > 0) return null;
  return { name, keyId: bytes.slice(0, 4), bytes: bytes.slice(4) };
}

/** Formats a signature as a line of a note, including the line break. */
export function formatSignatureLine(key: NoteKey, signature: Uint8Array, hash: SyncHash): string {
  return `— ${key.name} ${toBase64(joinBytes([keyIdOf(key, hash), signature]))}\n`;
}

/** Calculates the four bytes that precede a key's signatures in notes. */
function keyIdOf({ name, type, publicKey }: NoteKey, hash: SyncHash): Uint8Array {
  return hash(joinBytes([new TextEncoder().encode(`${name}\n`), Uint8Array.of(type), publicKey])).slice(0, 4);
}

/** Formats a key for exchange as name, key id and key, joined by plus signs. */
export function formatNoteKey(key: NoteKey, hash: SyncHash): string {
  return `${key.name}+${toHex(keyIdOf(key, hash))}+${toBase64(joinBytes([Uint8Array.of(key.type), key.publicKey]))}`;
}

/** Parses a key that `formatNoteKey` has formatted. Null if it is malformed or its id does not match the key. */
export function parseNoteKey(line: string, hash: SyncHash): NoteKey | null {
  const [, name = '', id = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(line) ?? [];
  const bytes = fromBase64(encoded);
  if (bytes === null || bytes.length !== 1 + hashLength) return null;
  const key = { name, type: bytes[0] ?? 0, publicKey: bytes.slice(1) };
  return hasSameBytes(keyIdOf(key, hash), fromHex(id)) ? key : null;
}

/** Finds the signature in a note that has the name and id of a key. The signature itself is not verified. */
export function findSignature(note: SignedNote, key: NoteKey, hash: SyncHash): NoteSignature | undefined {
  const keyId = keyIdOf(key, hash);
  return note.signatures.find((signature) => signature.name === key.name && hasSameBytes(signature.keyId, keyId));
}
