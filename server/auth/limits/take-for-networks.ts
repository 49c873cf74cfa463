import { networksOf } from '../../http/networks.ts';
import type { TokenBuckets } from './token-bucket.ts';

/**
 * Takes one for each network the sender is in, narrowest first: what a narrow one is refused, costs the wider ones, which others are in,
 * nothing. Answers the seconds to wait, 0 for none.
 */
export function takeForNetworks(buckets: TokenBuckets, clientIp: string): number {
  for (const { name, share } of networksOf(clientIp)) {
    const waitSeconds = buckets.take(name, share);
    if (waitSeconds > 0) return waitSeconds;
  }
  return 0;
}
