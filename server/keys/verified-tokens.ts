import type { JWTPayload } from 'jose';
import { type Clock, epochSeconds } from '../clock.ts';

type Verify = (token: string) => Promise<JWTPayload>;

/** Maximum number of cached tokens; a browser uses one for an hour. */
const tokensMax = 2_000;

/**
 * Caches the claims of accepted tokens until they expire: checking a signature takes as long as a quarter of a query,
 * and the same token comes with every request. Rejected tokens are not cached. The key is the whole token, so one that
 * differs anywhere is verified again.
 */
export function cacheVerifiedTokens(verify: Verify, clock: Clock): Verify {
  const accepted = new Map<string, JWTPayload>();
  return async (token) => {
    const known = accepted.get(token);
    if (known !== undefined && isCurrent(known, clock())) return known;
    // Expired or unknown: the caller's verification produces the error.
    accepted.delete(token);
    const claims = Object.freeze(await verify(token));
    if (accepted.size >= tokensMax) forgetOldest(accepted);
    accepted.set(token, claims);
    return claims;
  };
}

function isCurrent({ exp }: JWTPayload, now: Date): boolean {
  return exp !== undefined && exp > epochSeconds(now);
}

function forgetOldest(accepted: Map<string, JWTPayload>): void {
  const oldest = accepted.keys().next();
  if (!oldest.done) accepted.delete(oldest.value);
}
