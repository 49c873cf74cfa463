import { randomBytes } from 'node:crypto';

const secretBytes = 32;

export function generateTokenSecret(): string {
  return `${randomBytes(secretBytes).toString('base64url')}\n`;
}

/**
 * Parses the secret from which refresh tokens and mailed codes are derived. Throws an error that names `source` if the
 * secret is too short.
 */
export function parseTokenSecret(text: string, source: string): Buffer {
  const secret = Buffer.from(text.trim(), 'base64url');
  if (secret.length === secretBytes) return secret;
  throw new Error(
    `${source} must hold ${secretBytes} bytes in base64url, not ${secret.length}. Restore it from a backup, or delete it to make a new one; everyone must then sign in again.`,
  );
}
