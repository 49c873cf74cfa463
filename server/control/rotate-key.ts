import type { Clock } from '../clock.ts';
import { replaceSigningKey } from '../keys/former-keys.ts';
import type { SecretStore } from '../keys/secret-store.ts';

interface Rotation {
  /** Whether nothing that the former key signed may count any longer. */
  readonly wasStolen: boolean;
  readonly clock: Clock;
}

/** Makes a fresh signing key. Servers that run take it up by themselves, and nobody is signed out. */
export async function rotateKey(secrets: SecretStore, { wasStolen, clock }: Rotation): Promise<readonly string[]> {
  await replaceSigningKey(secrets, clock, wasStolen);
  const made = 'Made a new signing key; servers that run sign with it within ten seconds.';
  return wasStolen
    ? [`${made} From then on tokens of the former key are refused: browsers renew theirs by themselves.`]
    : [`${made} Nobody is signed out, for tokens of the former key count until they run out.`];
}
