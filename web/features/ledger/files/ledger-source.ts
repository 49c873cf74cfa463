import { type NoteKey, parseNoteKey, type VerifySignature } from '../../../../domain/ledger/notes/signed-note.ts';
import type { LogSource } from '../../../../domain/ledger/verification/verify-log.ts';
import { fetchLedgerFile } from './fetch-ledger-file.ts';
import { syncSha256 } from './sync-sha256.ts';

/** Verifies an Ed25519 signature with the browser's Web Crypto. Throws if the browser does not support it. */
const checkSignature: VerifySignature = async (publicKey, message, signature) => {
  const key = await crypto.subtle.importKey('raw', publicKey as BufferSource, { name: 'Ed25519' }, false, ['verify']);
  return crypto.subtle.verify({ name: 'Ed25519' }, key, signature as BufferSource, message as BufferSource);
};

/** Creates a source that reads this site's log and verifies it with the given keys. */
export function createLedgerSource(keys: readonly NoteKey[]): LogSource {
  return { read: fetchLedgerFile, keys, hash: syncSha256, checkSignature };
}

/** Fetches the keys that the site publishes. Returns no keys if the site has no ledger. */
export async function fetchLedgerKeys(): Promise<readonly NoteKey[]> {
  const lines = new TextDecoder().decode((await fetchLedgerFile('key')) ?? new Uint8Array()).split('\n');
  return parseNoteKeys(lines);
}

export function parseNoteKeys(lines: readonly string[]): readonly NoteKey[] {
  return lines.map((line) => parseNoteKey(line, syncSha256)).filter((key) => key !== null);
}
