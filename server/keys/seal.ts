import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** The sizes of nonce and tag in AES-256-GCM, from NIST SP 800-38D. */
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts and authenticates bytes with AES-256-GCM and a 32-byte key. Returns nonce, ciphertext and tag in base64url.
 */
export function seal(key: Buffer, bytes: Uint8Array): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  return Buffer.concat([nonce, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]).toString('base64url');
}

/** Decrypts the result of `seal`. Throws if it was encrypted with another key or has been changed. */
export function unseal(key: Buffer, sealed: string): Buffer {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes });
  decipher.setAuthTag(bytes.subarray(-tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes, -tagBytes)), decipher.final()]);
}
