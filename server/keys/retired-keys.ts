import type { CryptoKey, JWK } from 'jose';
import { addSeconds, type Clock, toEpochSeconds } from '../clock.ts';
import type { SecretStore } from './secret-store.ts';
import { generateSigningKey, importPublicKey, parseSigningKey } from './signing-key.ts';

/** The maximum lifetime of an account's token. */
const tokenSecondsMax = 24 * 60 * 60;
/**
 * The time within which every machine notices a new signing key. During this time, some machines may still sign with
 * the old key.
 */
const noticeSeconds = 60;

/** The stored form of a key that no longer signs. It contains only the public part. */
interface StoredFormerKey {
  readonly publicJwk: JWK;
  /**
   * The time from which no machine signs with this key any more. It is null in files of an earlier release and is set
   * at the next start.
   */
  readonly retiredAt: string | null;
}

/** A replaced signing key. Tokens that were signed with it stay valid until they expire. */
export interface RetiredKey {
  readonly publicJwk: JWK;
  readonly publicKey: CryptoKey;
  /**
   * Seconds since 1970. A token that the key signed after this time is refused. The server recognises such tokens by
   * their expiry, which is later than this time plus the maximum lifetime.
   */
  readonly retiredAtSeconds: number;
}

/** Returns the replaced keys whose tokens may not have expired yet. */
export async function readRetiredKeys(secrets: SecretStore, clock: Clock): Promise<readonly RetiredKey[]> {
  const stored = await readStored(secrets);
  const now = clock();
  const kept = stored
    .map((key) => ({ ...key, retiredAt: key.retiredAt ?? now.toISOString() }))
    .filter(({ retiredAt }) => new Date(retiredAt) > addSeconds(now, -tokenSecondsMax));
  if (JSON.stringify(kept) !== JSON.stringify(stored)) await store(secrets, kept);
  return Promise.all(
    kept.map(async ({ publicJwk, retiredAt }) => ({
      publicJwk,
      publicKey: await importPublicKey(publicJwk),
      retiredAtSeconds: toEpochSeconds(new Date(retiredAt)),
    })),
  );
}

/**
 * Replaces the signing key with a new one. The old public key is kept to verify the tokens that it signed, unless the
 * key was stolen. Running servers notice the new key by themselves. If the process is killed during the replacement,
 * either the old or the new key is stored completely.
 */
export async function replaceSigningKey(secrets: SecretStore, clock: Clock, wasStolen = false): Promise<void> {
  const present = await secrets.readOrMake('signing-key.json', generateSigningKey);
  const { publicJwk } = await parseSigningKey(present, secrets.placeOf('signing-key.json'));
  const others = (await readStored(secrets)).filter((key) => key.publicJwk.kid !== publicJwk.kid);
  const retiredAt = addSeconds(clock(), noticeSeconds).toISOString();
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
      `The list of former keys, ${secrets.placeOf('former-keys.json')}, cannot be read. Delete it; access tokens older than the last rotation then stop working.`,
      { cause },
    );
  }
}

function store(secrets: SecretStore, keys: readonly StoredFormerKey[]): Promise<void> {
  return secrets.write('former-keys.json', `${JSON.stringify(keys)}\n`);
}
