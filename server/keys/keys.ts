import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { errors, type JSONWebKeySet, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { type Clock, epochSeconds } from '../clock.ts';
import { makePrivateFolder, readOrMakeSecret, replaceSecret } from './key-files.ts';
import { generateSigningKey, readSigningKey, type SigningKey } from './signing-key.ts';
import { generateSecret, readSecret } from './token-secret.ts';
import { rememberVerified } from './verified-tokens.ts';

/** The only algorithm a token may name; anything else is refused before its signature is looked at. */
const tokenAlgorithm = 'ES256';

/** `iss` and `aud` of the two project keys. They must outlive a change of the site's address, so they do not contain it. */
const projectKeyIssuer = 'symbiotics-longevity-map';
const projectKeyAudience = 'project-key';
export const accountAudience = 'authenticated';

const projectKeySeconds = 10 * 365 * 24 * 60 * 60;

export interface Keys {
  /** `iss` of every token of an account: the address of the auth API. */
  readonly issuer: string;
  readonly jwks: JSONWebKeySet;
  /** The public key of the project, which the browser sends as `apikey`: a token with role `anon`. */
  readonly anonKey: string;
  /** A token with role `service_role`. It passes row-level security: it never leaves the server. */
  readonly serviceKey: string;
  readonly sign: (claims: JWTPayload) => Promise<string>;
  /**
   * The claims of a token signed with this key, unexpired, from the issuer its audience belongs to.
   * Throws jose's `JWTExpired` for one that was right once, another error of jose for any other.
   */
  readonly verify: (token: string) => Promise<JWTPayload>;
  /** A keyed digest: the same input gives the same output on this installation and on no other. */
  readonly derive: (purpose: string, input: string) => string;
}

interface KeysOptions {
  /** Folder of the installation's data; the keys stand in its `keys`. */
  readonly dataDir: string;
  readonly issuer: string;
  readonly clock: Clock;
}

/** Reads the installation's keys, and generates them at the first start: there is no default secret. */
export async function loadKeys({ dataDir, issuer, clock }: KeysOptions): Promise<Keys> {
  const folder = join(dataDir, 'keys');
  await makePrivateFolder(folder);
  const signingKeyPath = join(folder, 'signing-key.json');
  const signingKey = await readSigningKey(await readOrMakeSecret(signingKeyPath, generateSigningKey), signingKeyPath);
  const secretPath = join(folder, 'token-secret.txt');
  const secret = readSecret(await readOrMakeSecret(secretPath, generateSecret), secretPath);
  const sign = (claims: JWTPayload) => signWith(signingKey, claims);
  const verify = rememberVerified((token) => verifyWith(signingKey, issuer, clock, token), clock);
  const readProjectKey = async (file: string, role: string) => {
    const make = () => sign(projectKeyClaims(role, clock()));
    const key = await readOrMakeSecret(join(folder, file), make);
    // A key of a replaced signing key, or one that ran out, is of no use to anybody.
    return (await isAccepted(verify, key)) ? key : replaceSecret(join(folder, file), make);
  };
  return {
    issuer,
    jwks: { keys: [signingKey.publicJwk] },
    anonKey: await readProjectKey('anon-key.txt', 'anon'),
    serviceKey: await readProjectKey('service-key.txt', 'service_role'),
    sign,
    verify,
    derive: (purpose, input) => createHmac('sha256', secret).update(`${purpose}\n${input}`).digest('base64url'),
  };
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

async function verifyWith(key: SigningKey, issuer: string, clock: Clock, token: string): Promise<JWTPayload> {
  const { payload } = await jwtVerify(token, key.publicKey, {
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
  return payload;
}
