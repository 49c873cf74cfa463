import { type CheckSignature, type NoteKey, parseNoteKey } from '../../../../domain/ledger/notes/signed-note.ts';
import type { LogSource } from '../../../../domain/ledger/verification/verify-log.ts';
import { readLedgerFile } from './read-ledger-file.ts';
import { syncSha256 } from './sync-sha256.ts';

/** Verifies an Ed25519 signature with the browser's Web Crypto. Throws if the browser does not support it. */
const checkSignature: CheckSignature = async (publicKey, message, signature) => {
  const key = await crypto.subtle.importKey('raw', publicKey as BufferSource, { name: 'Ed25519' }, false, ['verify']);
  return crypto.subtle.verify({ name: 'Ed25519' }, key, signature as BufferSource, message as BufferSource);
};

/** Reads this site's log and verifies it with the given keys. */
export function ledgerSource(keys: readonly NoteKey[]): LogSource {
  return { read: readLedgerFile, keys, hash: syncSha256, checkSignature };
}

/** The keys that the site publishes; none if it has no ledger. */
export async function readLedgerKeys(): Promise<readonly NoteKey[]> {
  const lines = new TextDecoder().decode((await readLedgerFile('key')) ?? new Uint8Array()).split('\n');
  return parseKeys(lines);
}

export function parseKeys(lines: readonly string[]): readonly NoteKey[] {
  return lines.map((line) => parseNoteKey(line, syncSha256)).filter((key) => key !== null);
}
