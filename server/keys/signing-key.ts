import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';

export interface SigningKey {
  /** The key's thumbprint (RFC 7638), unique to each key. */
  readonly keyId: string;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  readonly publicJwk: JWK;
}

export async function generateSigningKey(): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  return `${JSON.stringify(await exportJWK(privateKey))}\n`;
}

export async function importPublicKey(publicJwk: JWK): Promise<CryptoKey> {
  return (await importJWK(publicJwk, 'ES256')) as CryptoKey;
}

/** Parses a private P-256 JWK. Throws an error that names `source` if the text is anything else. */
export async function parseSigningKey(text: string, source: string): Promise<SigningKey> {
  try {
    const { kty, crv, x, y, d } = JSON.parse(text) as Record<string, unknown>;
    if (kty !== 'EC' || crv !== 'P-256') throw new Error('another kind of key');
    if (typeof x !== 'string' || typeof y !== 'string' || typeof d !== 'string') throw new Error('a part is missing');
    const publicPart = { kty, crv, x, y };
    const keyId = await calculateJwkThumbprint(publicPart);
    return {
      keyId,
      privateKey: (await importJWK({ ...publicPart, d }, 'ES256')) as CryptoKey,
      publicKey: await importPublicKey(publicPart),
      publicJwk: { ...publicPart, kid: keyId, alg: 'ES256', use: 'sig', key_ops: ['verify'] },
    };
  } catch (cause) {
    throw new Error(
      `${source} is not a signing key (a private JSON web key of the curve P-256). Restore it from a backup, or delete it to make a new one; everyone must then sign in again.`,
      { cause },
    );
  }
}
