import { createTokenBuckets, type TokenBuckets } from '../auth/limits/token-bucket.ts';
import type { Clock } from '../clock.ts';
import { networksOf } from '../http/networks.ts';

/** How often the API may be asked: by one network, the wider ones around it, and one member. */
export interface ApiLimits {
  /** Takes one request of the network; returns the seconds to wait, 0 for none. */
  readonly takeOfNetwork: (clientIp: string) => number;
  /** The same for accounts, which have their own share: anyone who requested many rows can still sign in. */
  readonly takeForAccounts: (clientIp: string) => number;
  /** Counts the length of an answer to the network, in bytes: a long one is as much as several requests. */
  readonly countAnswer: (clientIp: string, bytes: number) => void;
  /** Takes one request of a member, wherever they ask from. */
  readonly takeOfMember: (userId: string) => number;
}

/** A site's page asks a handful of times, and a hospital's hundred visitors share an address. */
const defaultPerMinute = 1_200;
/** From this length on an answer counts once more, in bytes: what takes the database and this thread as long as another request. */
const bytesOfOne = 65_536;
/** A quarter of a minute's share may come at once. */
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
 * Takes one for each network the sender is in, narrowest first: what a narrow one is refused, costs the wider ones, which others are in,
 * nothing. Returns the seconds to wait, 0 for none.
 */
function takeForNetworks(buckets: TokenBuckets, clientIp: string): number {
  for (const { name, share } of networksOf(clientIp)) {
    const waitSeconds = buckets.take(name, share);
    if (waitSeconds > 0) return waitSeconds;
  }
  return 0;
}
