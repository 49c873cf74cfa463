import { fromHex, toHex } from '../../checksum/hexadecimal.ts';
import { joinBytes } from '../../checksum/join-bytes.ts';
import { hashLength, type SyncHash, sameBytes } from '../tree/tree-hash.ts';
import { fromBase64, toBase64 } from './base64.ts';

/** A text and who signed it. https://c2sp.org/signed-note */
export interface SignedNote {
  /** With its last line break, as it is signed. */
  readonly text: string;
  readonly signatures: readonly NoteSignature[];
}

export interface NoteSignature {
  readonly name: string;
  /** Four bytes that tell the name's keys apart. */
  readonly keyId: Uint8Array;
  readonly bytes: Uint8Array;
}

/** The type of a key: Ed25519 over the text, or a witness's with a time. */
export const noteKeyTypes = { log: 0x01, witness: 0x04 } as const;

/** Whose signatures are believed. */
export interface NoteKey {
  readonly name: string;
  readonly type: number;
  /** Ed25519, 32 bytes. */
  readonly publicKey: Uint8Array;
}

/** Whether an Ed25519 signature is the key's over the message. */
export type CheckSignature = (publicKey: Uint8Array, message: Uint8Array, signature: Uint8Array) => Promise<boolean>;

const signaturesMax = 100;
const keyName = /^[^\s+]+$/u;

/** Reads a note. Null for a text that is none. */
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

/** A signature's line, with its line break. */
export function signatureLine(key: NoteKey, signature: Uint8Array, hash: SyncHash): string {
  return `— ${key.name} ${toBase64(joinBytes([keyIdOf(key, hash), signature]))}\n`;
}

/** The four bytes that go before a key's signatures. */
function keyIdOf({ name, type, publicKey }: NoteKey, hash: SyncHash): Uint8Array {
  return hash(joinBytes([new TextEncoder().encode(`${name}\n`), Uint8Array.of(type), publicKey])).slice(0, 4);
}

/** A key as it is handed on: name, key id and key with plus signs between. */
export function writeNoteKey(key: NoteKey, hash: SyncHash): string {
  return `${key.name}+${toHex(keyIdOf(key, hash))}+${toBase64(joinBytes([Uint8Array.of(key.type), key.publicKey]))}`;
}

/** Reads such a line. Null if it is none, or its id is not the key's. */
export function parseNoteKey(line: string, hash: SyncHash): NoteKey | null {
  const [, name = '', id = '', encoded = ''] = /^([^\s+]+)\+([0-9a-f]{8})\+(\S+)$/u.exec(line) ?? [];
  const bytes = fromBase64(encoded);
  if (bytes === null || bytes.length !== 1 + hashLength) return null;
  const key = { name, type: bytes[0] ?? 0, publicKey: bytes.slice(1) };
  return sameBytes(keyIdOf(key, hash), fromHex(id)) ? key : null;
}

/** The signature of a note that claims to be this key's: name and id are the key's. */
export function signatureOf(note: SignedNote, key: NoteKey, hash: SyncHash): NoteSignature | undefined {
  const keyId = keyIdOf(key, hash);
  return note.signatures.find((signature) => signature.name === key.name && sameBytes(signature.keyId, keyId));
}
