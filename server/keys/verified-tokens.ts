import type { JWTPayload } from 'jose';
import { type Clock, toEpochSeconds } from '../clock.ts';

type Verify = (token: string) => Promise<JWTPayload>;

/** Maximum number of cached tokens. A browser uses each token for an hour. */
const tokensMax = 2_000;

/**
 * Caches the claims of accepted tokens until they expire, because checking a signature takes a quarter as long as a
 * query and a browser sends the same token with every request. Rejected tokens are not cached. The cache's key is the
 * complete token, so a token that differs in any character is verified again.
 */
export function cacheVerifiedTokens(verify: Verify, clock: Clock): Verify {
  const accepted = new Map<string, JWTPayload>();
  return async (token) => {
    const known = accepted.get(token);
    if (known !== undefined && isCurrent(known, clock())) return known;
    // The token is expired or not cached. `verify` below throws the error for an expired one.
    accepted.delete(token);
    const claims = Object.freeze(await verify(token));
    if (accepted.size >= tokensMax) forgetOldest(accepted);
    accepted.set(token, claims);
    return claims;
  };
}

function isCurrent({ exp }: JWTPayload, now: Date): boolean {
  return exp !== undefined && exp > toEpochSeconds(now);
}

function forgetOldest(accepted: Map<string, JWTPayload>): void {
  const oldest = accepted.keys().next();
  if (!oldest.done) accepted.delete(oldest.value);
}
