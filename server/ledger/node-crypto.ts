import { createPublicKey, hash, verify } from 'node:crypto';
import type { VerifySignature } from '../../domain/ledger/notes/signed-note.ts';
import type { SyncHash } from '../../domain/ledger/tree/tree-hash.ts';

export const nodeSha256: SyncHash = (bytes) => hash('sha256', bytes, 'buffer');

/** Verifies an Ed25519 signature. Returns false if the key or the signature has the wrong length. */
export const verifySignature: VerifySignature = async (publicKey, message, signature) => {
  const x = Buffer.from(publicKey).toString('base64url');
  try {
    const key = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
    return verify(null, message, key, signature);
  } catch {
    return false;
  }
};
