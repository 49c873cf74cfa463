import { createHmac, randomBytes, scrypt } from 'node:crypto';
import { promisify } from 'node:util';
import { seal, unseal } from './seal.ts';
import type { SecretName } from './secret-store.ts';

/**
 * Encrypts and decrypts secrets that are stored in the database. The key is derived from a secret that only the
 * machines know.
 */
export interface Vault {
  readonly seal: (name: SecretName, text: string) => Promise<string>;
  /** Decrypts a secret. Throws if it was encrypted with another key or under another name, or has been changed. */
  readonly unseal: (name: SecretName, sealed: string) => Promise<string>;
}

const saltBytes = 16;
const keyBytes = 32;
/**
 * The cost of deriving a key with scrypt, as OWASP recommends. It takes 64 MiB and a tenth of a second, once per start.
 */
const cost = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };

const derive = promisify<string, Buffer, number, typeof cost, Buffer>(scrypt);

/**
 * Creates a vault. Its key is derived from the secret with a slow function, because the secret may be a passphrase
 * chosen by a person.
 */
export function createVault(secret: string): Vault {
  const roots = new Map<string, Promise<Buffer>>();
  const ownSalt = randomBytes(saltBytes).toString('base64url');

  async function keyOf(salt: string, name: SecretName): Promise<Buffer> {
    const root = roots.get(salt) ?? derive(secret, Buffer.from(salt, 'base64url'), keyBytes, cost);
    roots.set(salt, root);
    return createHmac('sha256', await root)
      .update(name)
      .digest();
  }

  return {
    async seal(name, text) {
      // All secrets that are encrypted together share one salt, so that a machine derives only one key for all of them.
      const salt = roots.keys().next().value ?? ownSalt;
      return `${salt}.${seal(await keyOf(salt, name), Buffer.from(text, 'utf8'))}`;
    },
    async unseal(name, sealed) {
      const [salt = '', rest = ''] = sealed.split('.');
      return unseal(await keyOf(salt, name), rest).toString('utf8');
    },
  };
}
