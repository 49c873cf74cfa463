import { createTokenBuckets, type TokenBuckets } from '../auth/limits/token-bucket.ts';
import type { Clock } from '../clock.ts';
import { networksOf } from '../http/networks.ts';

/** Rate limits of the API: for each network, for the wider networks that contain it, and for each member. */
export interface ApiLimits {
  /** Takes one request from the budget of a network. Returns the seconds to wait if the budget is used up, else 0. */
  readonly takeForNetwork: (clientIp: string) => number;
  /**
   * Takes one request about accounts from the budget of a network, and returns the seconds to wait, or 0. This budget
   * is separate, so that a client that has requested many rows can still sign in.
   */
  readonly takeForAccounts: (clientIp: string) => number;
  /** Charges a network for the length of a response. A long one costs as much as several requests. */
  readonly countAnswer: (clientIp: string, bytes: number) => void;
  /**
   * Takes one request from a member's budget, which is shared by all networks from which the member sends requests.
   * Returns the seconds to wait, or 0.
   */
  readonly takeForMember: (userId: string) => number;
}

/**
 * Maximum requests per minute. A page of the site sends fewer than ten, but a hundred visitors in a hospital may share
 * an address.
 */
const defaultPerMinute = 1_200;
/**
 * Number of bytes of a response that are charged as one request. This many bytes take as much time of the database and
 * of this thread as one short request.
 */
const bytesPerRequest = 65_536;
/** The burst size as a share of the requests per minute. */
const burstShare = 1 / 4;

export function createApiLimits(clock: Clock, requestsPerMinute = defaultPerMinute): ApiLimits {
  const rule = { capacity: Math.ceil(requestsPerMinute * burstShare), secondsPerRefill: 60 / requestsPerMinute };
  const networks = createTokenBuckets(rule, clock);
  const forAccounts = createTokenBuckets(rule, clock);
  const members = createTokenBuckets(rule, clock);
  return {
    takeForNetwork: (clientIp) => takeForNetworks(networks, clientIp),
    takeForAccounts: (clientIp) => takeForNetworks(forAccounts, clientIp),
    countAnswer(clientIp, bytes) {
      const more = Math.floor(bytes / bytesPerRequest);
      if (more === 0) return;
      for (const { name, share } of networksOf(clientIp)) networks.charge(name, more, share);
    },
    takeForMember: (userId) => members.take(userId),
  };
}

/**
 * Takes one request from the budget of each network that contains the client, narrowest first. If a narrow network has
 * used up its budget, the wider ones are not charged, because other clients share them. Returns the seconds to wait, or
 * 0.
 */
function takeForNetworks(buckets: TokenBuckets, clientIp: string): number {
  for (const { name, share } of networksOf(clientIp)) {
    const waitSeconds = buckets.take(name, share);
    if (waitSeconds > 0) return waitSeconds;
  }
  return 0;
}
