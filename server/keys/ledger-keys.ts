import { createPrivateKey, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { type NoteKey, noteKeyTypes } from '../../domain/ledger/notes/signed-note.ts';
import type { SecretStore } from './secret-store.ts';

/** A private key together with its public key and name, which signs notes such as checkpoints. */
export interface NoteSigner {
  readonly key: NoteKey;
  readonly sign: (message: Uint8Array) => Uint8Array;
}

const secretName = 'ledger-keys.json';

/**
 * Returns the keys that sign the ledger's checkpoints, newest first. Creates one at the first start. Every checkpoint
 * is signed with all of them, so that a verifier that knows only an old key can accept the checkpoint and learn the new
 * key.
 */
export async function loadLedgerKeys(secrets: SecretStore, name: string): Promise<readonly NoteSigner[]> {
  const text = await secrets.readOrMake(secretName, () => writeKeys([generateKey()]));
  return readKeys(text, secrets.placeOf(secretName), name);
}

/** Adds a new key and returns it. Of the old keys, only the latest is kept. */
export async function rotateLedgerKey(secrets: SecretStore, name: string): Promise<NoteSigner> {
  const [previous] = JSON.parse(await secrets.readOrMake(secretName, () => writeKeys([generateKey()]))) as unknown[];
  const written = writeKeys([generateKey(), previous]);
  await secrets.write(secretName, written);
  return readKeys(written, secrets.placeOf(secretName), name)[0] as NoteSigner;
}

const generateKey = (): unknown => generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
const writeKeys = (keys: readonly unknown[]): string => `${JSON.stringify(keys)}\n`;

function readKeys(text: string, path: string, name: string): readonly NoteSigner[] {
  try {
    const keys = (JSON.parse(text) as unknown[]).map((jwk) => parseNoteSigner(jwk, name, noteKeyTypes.log));
    if (keys.length > 0) return keys;
    throw new Error('no key');
  } catch (cause) {
    throw new Error(
      `${path} is not a list of ledger keys (private JSON web keys of the curve Ed25519). Restore it from a backup, or delete it to make a new one; everyone who checks the ledger then sees another key.`,
      { cause },
    );
  }
}

/** Creates a signer from a private Ed25519 JWK. Throws if `jwk` is anything else. */
export function parseNoteSigner(jwk: unknown, name: string, type: number): NoteSigner {
  const { kty, crv, x, d } = jwk as Record<string, string | undefined>;
  if (kty !== 'OKP' || crv !== 'Ed25519' || x === undefined || d === undefined) throw new Error('another kind of key');
  const privateKey: KeyObject = createPrivateKey({ key: { kty, crv, x, d }, format: 'jwk' });
  return {
    key: { name, type, publicKey: new Uint8Array(Buffer.from(x, 'base64url')) },
    sign: (message) => new Uint8Array(sign(null, message, privateKey)),
  };
}
