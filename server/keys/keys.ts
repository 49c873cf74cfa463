import { createHmac } from 'node:crypto';
import { decodeProtectedHeader, errors, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { type Clock, toEpochSeconds } from '../clock.ts';
import { type RetiredKey, readRetiredKeys } from './retired-keys.ts';
import type { SecretName, SecretStore } from './secret-store.ts';
import { generateSigningKey, parseSigningKey, type SigningKey } from './signing-key.ts';
import { generateTokenSecret, parseTokenSecret } from './token-secret.ts';
import { cacheVerifiedTokens } from './verified-tokens.ts';

/**
 * The only algorithm that a token may have. A token with another algorithm is refused before its signature is checked.
 */
const tokenAlgorithm = 'ES256';

/**
 * The claims `iss` and `aud` of the two project keys. They do not contain the site's address, so that project keys stay
 * valid when it changes.
 */
const projectKeyIssuer = 'symbiotics-longevity-map';
const projectKeyAudience = 'project-key';
export const accountAudience = 'authenticated';

const projectKeySeconds = 10 * 365 * 24 * 60 * 60;

export interface Keys {
  /** The claim `iss` of account tokens, which is the URL of the auth API. */
  readonly issuer: string;
  readonly jwks: JSONWebKeySet;
  /** The public project key: a token with the role `anon`, which browsers send as `apikey`. */
  readonly anonKey: string;
  /**
   * The secret project key: a token with the role `service_role`. It bypasses row-level security, so it must never
   * leave the server.
   */
  readonly serviceKey: string;
  readonly sign: (claims: JWTPayload) => Promise<string>;
  /**
   * Verifies a token and returns its claims. The token must be signed by one of these keys, must not have expired, and
   * must have the issuer and audience that belong to its role. Throws jose's `JWTExpired` for an expired token, another
   * error of jose for any other invalid token, and DatabaseUnavailableError if the keys cannot be read now.
   */
  readonly verify: (token: string) => Promise<JWTPayload>;
  /**
   * Returns a keyed digest. Each installation has its own key, so the same input gives a different digest on another
   * installation.
   */
  readonly derive: (purpose: string, input: string) => string;
  /** Loads the keys again if the operator or another machine has replaced one. Call it every few seconds. */
  readonly lookForNewKeys: () => Promise<void>;
}

interface KeysOptions {
  readonly secrets: SecretStore;
  readonly issuer: string;
  readonly clock: Clock;
}

/** The keys as they were when they were read from the store. */
interface KeyRing extends Omit<Keys, 'lookForNewKeys'> {
  /** The version of the store from which the keys were read. */
  readonly version: string;
  readonly knows: (keyId: string) => boolean;
}

/**
 * Minimum time, in milliseconds, between reads of the store for tokens with an unknown key. Such tokens may be forged,
 * and a read takes a millisecond.
 */
const reloadIntervalMs = 100;

/** Reads the installation's keys. At the first start they are generated, so there is no default secret. */
export async function loadKeys(options: KeysOptions): Promise<Keys> {
  const { secrets, issuer, clock } = options;
  let ring = await readRing(options);
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    lookedAtMs = clock().getTime();
    if ((await secrets.version()) !== ring.version) ring = await readRing(options);
  }

  /** Loads the keys again. Callers at the same time share one read. */
  function lookForNewKeys(): Promise<void> {
    looking ??= look().finally(() => {
      looking = undefined;
    });
    return looking;
  }

  /**
   * Whether a key id is known. If not, the keys are first loaded again, because another machine may have created this
   * key.
   */
  async function isKnownAfterReload(keyId: string): Promise<boolean> {
    // A read that is already running may have started before the key was created.
    await looking;
    const isLong = Math.abs(clock().getTime() - lookedAtMs) >= reloadIntervalMs;
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
      // Another call may replace `ring` during the verification.
      const current = ring;
      try {
        return await current.verify(token);
      } catch (refusal) {
        const keyId = keyIdOf(token);
        if (keyId === undefined || current.knows(keyId) || !(await isKnownAfterReload(keyId))) throw refusal;
        return ring.verify(token);
      }
    },
  };
}

async function readRing({ secrets, issuer, clock }: KeysOptions): Promise<KeyRing> {
  // The version is read first. If a secret is replaced while the others are being read, the next check notices it.
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
  const previous = await readRetiredKeys(secrets, clock);
  const verify = cacheVerifiedTokens((token) => verifyWith({ signingKey, previous, issuer }, clock, token), clock);
  const readProjectKey = async (name: SecretName, role: string) => {
    const key = await secrets.readOrMake(name, () => sign(projectKeyClaims(role, clock())));
    if (await isAccepted(verify, key)) return key;
    // The stored project key is not accepted, because it has expired or its signing key has been replaced.
    const fresh = await sign(projectKeyClaims(role, clock()));
    await secrets.write(name, fresh);
    return fresh;
  };
  const published = [signingKey.publicJwk, ...previous.map(({ publicJwk }) => publicJwk)];
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

/** Returns the key id of a token. Undefined for a malformed token, which the caller then refuses. */
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
  const iat = toEpochSeconds(now);
  return { iss: projectKeyIssuer, aud: projectKeyAudience, role, iat, exp: iat + projectKeySeconds };
}

function signWith(key: SigningKey, claims: JWTPayload): Promise<string> {
  return new SignJWT(claims)
    .setProtectedHeader({ alg: tokenAlgorithm, kid: key.keyId, typ: 'JWT' })
    .sign(key.privateKey);
}

interface AcceptedKeys {
  readonly signingKey: SigningKey;
  readonly previous: readonly RetiredKey[];
  readonly issuer: string;
}

/**
 * Maximum lifetime of an account token, in seconds. An account token stays valid until it expires even if its signing
 * key has been replaced. A project key becomes invalid at once.
 */
const longestTokenSeconds = 3600;

async function verifyWith(
  { signingKey, previous, issuer }: AcceptedKeys,
  clock: Clock,
  token: string,
): Promise<JWTPayload> {
  const keyId = decodeProtectedHeader(token).kid;
  const past = previous.find(({ publicJwk }) => publicJwk.kid === keyId);
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
