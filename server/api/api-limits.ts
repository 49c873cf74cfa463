import { createTokenBuckets, type TokenBuckets } from '../auth/limits/token-bucket.ts';
import type { Clock } from '../clock.ts';
import { networksOf } from '../http/networks.ts';

/** Rate limits of the API: per network, per wider network, and per member. */
export interface ApiLimits {
  /** Takes one request from the network's budget; returns the seconds to wait, 0 for none. */
  readonly takeOfNetwork: (clientIp: string) => number;
  /** The same for accounts, which have a separate budget: a client that requested many rows can still sign in. */
  readonly takeForAccounts: (clientIp: string) => number;
  /** Charges the length of a response, in bytes, to the network: a long response costs as much as several requests. */
  readonly countAnswer: (clientIp: string, bytes: number) => void;
  /** Takes one request from a member's budget, from any network. */
  readonly takeOfMember: (userId: string) => number;
}

/** A page of the site sends a handful of requests; the hundred visitors of a hospital may share an address. */
const defaultPerMinute = 1_200;
/**
 * Bytes per extra request charged: a response of this length keeps the database and this thread as busy as one more
 * request.
 */
const bytesOfOne = 65_536;
/** Burst size: a quarter of a minute's budget. */
const burstPart = 1 / 4;

export function createApiLimits(clock: Clock, requestsPerMinute = defaultPerMinute): ApiLimits {
  const rule = { capacity: Math.ceil(requestsPerMinute * burstPart), secondsPerRefill: 60 / requestsPerMinute };
  const networks = createTokenBuckets(rule, clock);
  const forAccounts = createTokenBuckets(rule, clock);
  const members = createTokenBuckets(rule, clock);
  return {
    takeOfNetwork: (clientIp) => takeForNetworks(networks, clientIp),
    takeForAccounts: (clientIp) => takeForNetworks(forAccounts, clientIp),
    countAnswer(clientIp, bytes) {
      const more = Math.floor(bytes / bytesOfOne);
      if (more === 0) return;
      for (const { name, share } of networksOf(clientIp)) networks.charge(name, more, share);
    },
    takeOfMember: (userId) => members.take(userId),
  };
}

/**
 * Takes one request from each network that contains the sender, narrowest first. When a narrow one refuses, the wider
 * ones, which others share, are not charged. Returns the seconds to wait, 0 for none.
 */
function takeForNetworks(buckets: TokenBuckets, clientIp: string): number {
  for (const { name, share } of networksOf(clientIp)) {
    const waitSeconds = buckets.take(name, share);
    if (waitSeconds > 0) return waitSeconds;
  }
  return 0;
}
