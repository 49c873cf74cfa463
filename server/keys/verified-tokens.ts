import type { JWTPayload } from 'jose';
import { type Clock, toEpochSeconds } from '../clock.ts';

type Verify = (token: string) => Promise<JWTPayload>;

/** Maximum number of cached tokens. A browser uses each token for an hour. */
const tokensMax = 2_000;

/**
 * Caches the claims of accepted tokens until they expire. A browser sends the same token with every request, and
 * checking its signature takes a quarter of the time of a query. Rejected tokens are not cached. The complete token is
 * the key of the cache, so a token that differs in any character is verified again.
 */
export function cacheVerifiedTokens(verify: Verify, clock: Clock): Verify {
  const accepted = new Map<string, JWTPayload>();
  return async (token) => {
    const known = accepted.get(token);
    if (known !== undefined && isCurrent(known, clock())) return known;
    // The token is not cached or has expired. For an expired token, `verify` throws the error.
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
