import { createHmac } from 'node:crypto';
import { decodeProtectedHeader, errors, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { type Clock, epochSeconds } from '../clock.ts';
import { type RetiredKey, readRetiredKeys } from './retired-keys.ts';
import type { SecretName, SecretStore } from './secret-store.ts';
import { generateSigningKey, parseSigningKey, type SigningKey } from './signing-key.ts';
import { generateTokenSecret, parseTokenSecret } from './token-secret.ts';
import { cacheVerifiedTokens } from './verified-tokens.ts';

/** The only algorithm accepted in a token; any other is refused before its signature is checked. */
const tokenAlgorithm = 'ES256';

/**
 * `iss` and `aud` of the two project keys. They must survive a change of the site's address, so they do not contain it.
 */
const projectKeyIssuer = 'symbiotics-longevity-map';
const projectKeyAudience = 'project-key';
export const accountAudience = 'authenticated';

const projectKeySeconds = 10 * 365 * 24 * 60 * 60;

export interface Keys {
  /** `iss` of every account token: the address of the auth API. */
  readonly issuer: string;
  readonly jwks: JSONWebKeySet;
  /** The project's public key, which the browser sends as `apikey`: a token with role `anon`. */
  readonly anonKey: string;
  /** A token with role `service_role`. It bypasses row-level security, so it never leaves the server. */
  readonly serviceKey: string;
  readonly sign: (claims: JWTPayload) => Promise<string>;
  /**
   * The claims of a token signed with this key, unexpired, from the issuer that belongs to its audience. Throws jose's
   * `JWTExpired` for an expired one, another jose error for any other invalid one, and DatabaseUnavailableError if the
   * keys cannot be read now.
   */
  readonly verify: (token: string) => Promise<JWTPayload>;
  /** A keyed digest: the same input gives the same output on this installation and on no other. */
  readonly derive: (purpose: string, input: string) => string;
  /** Loads keys that the operator or another machine has replaced since. Call it every few seconds. */
  readonly lookForNewKeys: () => Promise<void>;
}

interface KeysOptions {
  /** Where the installation's secrets are stored. */
  readonly secrets: SecretStore;
  readonly issuer: string;
  readonly clock: Clock;
}

/** Everything derived from the secrets at one moment. */
interface KeyRing extends Omit<Keys, 'lookForNewKeys'> {
  /** The store's version when it was read. */
  readonly version: string;
  readonly knows: (keyId: string) => boolean;
}

/**
 * Tokens with an unknown key may be forged: the store, which takes a millisecond, is queried at most this often for
 * them.
 */
const looksApartMs = 100;

/** Reads the installation's keys, and generates them at the first start: there is no default secret. */
export async function loadKeys(options: KeysOptions): Promise<Keys> {
  const { secrets, issuer, clock } = options;
  let ring = await readRing(options);
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    lookedAtMs = clock().getTime();
    if ((await secrets.version()) !== ring.version) ring = await readRing(options);
  }

  /** One read at a time: concurrent callers share its result. */
  function lookForNewKeys(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  /**
   * Reloads the keys if a token has an unknown key id: another machine may have created the key since the last read.
   */
  async function isLearnt(keyId: string): Promise<boolean> {
    // A read in progress may have started before the key was created.
    await looking;
    const isLong = Math.abs(clock().getTime() - lookedAtMs) >= looksApartMs;
    if (!ring.knows(keyId) && isLong) await lookForNewKeys();
    return ring.knows(keyId);
  }

  return {
    issuer,
    lookForNewKeys,
    get jwks() {
      return ring.jwks;
    },
    get anonKey() {
      return ring.anonKey;
    },
    get serviceKey() {
      return ring.serviceKey;
    },
    sign: (claims) => ring.sign(claims),
    derive: (purpose, input) => ring.derive(purpose, input),
    async verify(token) {
      // Another key ring may replace it during verification.
      const asked = ring;
      try {
        return await asked.verify(token);
      } catch (refusal) {
        const keyId = keyIdOf(token);
        if (keyId === undefined || asked.knows(keyId) || !(await isLearnt(keyId))) throw refusal;
        return ring.verify(token);
      }
    },
  };
}

async function readRing({ secrets, issuer, clock }: KeysOptions): Promise<KeyRing> {
  // Read first: if a secret is replaced while the others are read, the next check notices.
  const version = await secrets.version();
  const signingKey = await parseSigningKey(
    await secrets.readOrMake('signing-key.json', generateSigningKey),
    secrets.placeOf('signing-key.json'),
  );
  const secret = parseTokenSecret(
    await secrets.readOrMake('token-secret.txt', generateTokenSecret),
    secrets.placeOf('token-secret.txt'),
  );
  const sign = (claims: JWTPayload) => signWith(signingKey, claims);
  const former = await readRetiredKeys(secrets, clock);
  const verify = cacheVerifiedTokens((token) => verifyWith({ signingKey, former, issuer }, clock, token), clock);
  const readProjectKey = async (name: SecretName, role: string) => {
    const key = await secrets.readOrMake(name, () => sign(projectKeyClaims(role, clock())));
    if (await isAccepted(verify, key)) return key;
    // A replaced project key, or one that has expired, is of no use.
    const fresh = await sign(projectKeyClaims(role, clock()));
    await secrets.write(name, fresh);
    return fresh;
  };
  const published = [signingKey.publicJwk, ...former.map(({ publicJwk }) => publicJwk)];
  return {
    version,
    knows: (keyId) => published.some(({ kid }) => kid === keyId),
    issuer,
    jwks: { keys: published },
    anonKey: await readProjectKey('anon-key.txt', 'anon'),
    serviceKey: await readProjectKey('service-key.txt', 'service_role'),
    sign,
    verify,
    derive: (purpose, input) => createHmac('sha256', secret).update(`${purpose}\n${input}`).digest('base64url'),
  };
}

/** Undefined for an invalid token: the caller's verification produces the error. */
function keyIdOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).kid;
  } catch {
    return undefined;
  }
}

async function isAccepted(verify: Keys['verify'], token: string): Promise<boolean> {
  try {
    await verify(token);
    return true;
  } catch {
    return false;
  }
}

function projectKeyClaims(role: string, now: Date): JWTPayload {
  const iat = epochSeconds(now);
  return { iss: projectKeyIssuer, aud: projectKeyAudience, role, iat, exp: iat + projectKeySeconds };
}

function signWith(key: SigningKey, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: tokenAlgorithm, kid: key.keyId, typ: 'JWT' })
    .sign(key.privateKey);
}

interface AcceptedKeys {
  readonly signingKey: SigningKey;
  readonly former: readonly RetiredKey[];
  readonly issuer: string;
}

/** An account token signed with a replaced key is valid until it expires; a project key signed with one is not. */
const longestTokenSeconds = 3600;

async function verifyWith(
  { signingKey, former, issuer }: AcceptedKeys,
  clock: Clock,
  token: string,
): Promise<JWTPayload> {
  const keyId = decodeProtectedHeader(token).kid;
  const past = former.find(({ publicJwk }) => publicJwk.kid === keyId);
  const { payload } = await jwtVerify(token, past?.publicKey ?? signingKey.publicKey, {
    algorithms: [tokenAlgorithm],
    typ: 'JWT',
    currentDate: clock(),
    requiredClaims: ['iss', 'aud', 'exp', 'iat', 'role'],
  });
  const expectedIssuer = payload.role === 'authenticated' ? issuer : projectKeyIssuer;
  const expectedAudience = payload.role === 'authenticated' ? accountAudience : projectKeyAudience;
  if (payload.iss !== expectedIssuer) throw new errors.JWTClaimValidationFailed('issuer', payload, 'iss', 'mismatch');
  if (payload.aud !== expectedAudience)
    throw new errors.JWTClaimValidationFailed('audience', payload, 'aud', 'mismatch');
  if (past !== undefined) requireSignedBefore(payload, past);
  return payload;
}

function requireSignedBefore(payload: JWTPayload, { retiredAtSeconds }: RetiredKey): void {
  const endsInTime = (payload.exp ?? Number.POSITIVE_INFINITY) <= retiredAtSeconds + longestTokenSeconds;
  if (payload.role === 'authenticated' && endsInTime) return;
  throw new errors.JWTClaimValidationFailed('a former key', payload, 'exp', 'mismatch');
}
