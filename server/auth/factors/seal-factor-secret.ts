import type { Keys } from '../../keys/keys.ts';
import { seal, unseal } from '../../keys/seal.ts';

/**
 * Encrypts a factor's secret for the database. The key depends on the factor's id, so that a secret cannot be moved to
 * another factor.
 */
export function sealFactorSecret(keys: Keys, factorId: string, secret: Uint8Array): string {
  return seal(keyOf(keys, factorId), secret);
}

/** Decrypts a factor's secret. Throws if it was encrypted on another installation or for another factor. */
export function unsealFactorSecret(keys: Keys, factorId: string, sealed: string): Buffer {
  return unseal(keyOf(keys, factorId), sealed);
}

function keyOf(keys: Keys, factorId: string): Buffer {
  return Buffer.from(keys.derive('factor-secret', factorId), 'base64url');
}
