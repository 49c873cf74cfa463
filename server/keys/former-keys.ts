import type { CryptoKey, JWK } from 'jose';
import { type Clock, epochSeconds, secondsAfter } from '../clock.ts';
import type { SecretStore } from './secret-store.ts';
import { generateSigningKey, importPublicKey, readSigningKey } from './signing-key.ts';

/** No token of an account lives longer. */
const tokenSecondsMax = 24 * 60 * 60;
/** Within so long every machine has noticed a new key: until then one may still sign with the former. */
const noticeSeconds = 60;

/** A key that signs no more, as kept: its public part alone. */
interface StoredFormerKey {
  readonly publicJwk: JWK;
  /** By when every machine signs with another one; null as an earlier release wrote it, which started with the next start. */
  readonly retiredAt: string | null;
}

/** A key whose tokens still count until they run out. */
export interface RetiredKey {
  readonly publicJwk: JWK;
  readonly publicKey: CryptoKey;
  /** Seconds since 1970; a token that claims to end later than one signed by then could, was not signed by then. */
  readonly retiredAtSeconds: number;
}

/** The keys that were replaced lately. */
export async function readRetiredKeys(secrets: SecretStore, clock: Clock): Promise<readonly RetiredKey[]> {
  const stored = await readStored(secrets);
  const now = clock();
  const kept = stored
    .map((key) => ({ ...key, retiredAt: key.retiredAt ?? now.toISOString() }))
    .filter(({ retiredAt }) => new Date(retiredAt) > secondsAfter(now, -tokenSecondsMax));
  if (JSON.stringify(kept) !== JSON.stringify(stored)) await store(secrets, kept);
  return Promise.all(
    kept.map(async ({ publicJwk, retiredAt }) => ({
      publicJwk,
      publicKey: await importPublicKey(publicJwk),
      retiredAtSeconds: epochSeconds(new Date(retiredAt)),
    })),
  );
}

/**
 * Puts a fresh signing key instead of the present one, whose public part stays for the tokens it signed, unless the key was stolen.
 * Servers that run notice by themselves. Killed half-way it leaves a whole key: the old one or the next.
 */
export async function replaceSigningKey(secrets: SecretStore, clock: Clock, wasStolen = false): Promise<void> {
  const present = await secrets.readOrMake('signing-key.json', generateSigningKey);
  const { publicJwk } = await readSigningKey(present, secrets.placeOf('signing-key.json'));
  const others = (await readStored(secrets)).filter((key) => key.publicJwk.kid !== publicJwk.kid);
  const retiredAt = secondsAfter(clock(), noticeSeconds).toISOString();
  await store(secrets, wasStolen ? [] : [...others, { publicJwk, retiredAt }]);
  await secrets.write('signing-key.json', await generateSigningKey());
}

async function readStored(secrets: SecretStore): Promise<readonly StoredFormerKey[]> {
  const text = await secrets.read('former-keys.json');
  if (text === undefined) return [];
  try {
    return JSON.parse(text) as StoredFormerKey[];
  } catch (cause) {
    throw new Error(
      `The list of former keys, ${secrets.placeOf('former-keys.json')}, cannot be read. Delete it; access tokens older than the last rotation then end.`,
      { cause },
    );
  }
}

function store(secrets: SecretStore, keys: readonly StoredFormerKey[]): Promise<void> {
  return secrets.write('former-keys.json', `${JSON.stringify(keys)}\n`);
}
