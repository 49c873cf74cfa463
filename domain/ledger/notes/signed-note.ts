import { fromHex, toHex } from '../../checksum/hexadecimal.ts';
import { joinBytes } from '../../checksum/join-bytes.ts';
import { hashLength, hasSameBytes, type SyncHash } from '../tree/tree-hash.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** A text with its signatures. https://c2sp.org/signed-note */
export interface SignedNote {
  /** Including its last line break, as it is signed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export interface NoteSignature {
  readonly name: string;
  /** Four bytes that distinguish keys with the same name. */
  readonly keyId: Uint8Array;
  readonly bytes: Uint8Array;
}

/** The type of a key: Ed25519 over the text, or a witness's timestamped cosignature. */
export const noteKeyTypes = { log: 0x01, witness: 0x04 } as const;

/** A key whose signatures are trusted. */
export interface NoteKey {
  readonly name: string;
  readonly type: number;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Uint8Array;
}

/** Verifies the key's Ed25519 signature over a message. */
export type VerifySignature = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => Promise<boolean>;

const signaturesMax = 100;
const keyName = /^[^\s+]+$/u;

/** Parses a note; null if the text is not one. */
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

/** A signature line, including its line break. */
export function signatureLine(key: NoteKey, signature: Uint8Array, hash: SyncHash): string {
  return `— ${key.name} ${toBase64(joinBytes([keyIdOf(key, hash), signature]))}\n`;
}

/** The four bytes that precede a key's signatures. */
function keyIdOf({ name, type, publicKey }: NoteKey, hash: SyncHash): Uint8Array {
  return hash(joinBytes([new TextEncoder().encode(`${name}\n`), Uint8Array.of(type), publicKey])).slice(0, 4);
}

/** A key in its exchange format: name, key id and key joined by plus signs. */
export function writeNoteKey(key: NoteKey, hash: SyncHash): string {
  return `${key.name}+${toHex(keyIdOf(key, hash))}+${toBase64(joinBytes([Uint8Array.of(key.type), key.publicKey]))}`;
}

/** Parses a key in its exchange format; null if it is invalid, or its id is not the key's. */
export function parseNoteKey(line: string, hash: SyncHash): NoteKey | null {
  const [, name = '', id = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(line) ?? [];
  const bytes = fromBase64(encoded);
  if (bytes === null || bytes.length !== 1 + hashLength) return null;
  const key = { name, type: bytes[0] ?? 0, publicKey: bytes.slice(1) };
  return hasSameBytes(keyIdOf(key, hash), fromHex(id)) ? key : null;
}

/** The signature in a note that names this key: name and id match. */
export function signatureOf(note: SignedNote, key: NoteKey, hash: SyncHash): NoteSignature | undefined {
  const keyId = keyIdOf(key, hash);
  return note.signatures.find((signature) => signature.name === key.name && hasSameBytes(signature.keyId, keyId));
}
