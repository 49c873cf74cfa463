import type { Clock } from '../../clock.ts';

export interface BucketRule {
  /** The number of tokens in a full bucket, which is the burst size. */
  readonly capacity: number;
  /** Interval at which a token is added. */
  readonly secondsPerRefill: number;
}

export interface TokenBuckets {
  /**
   * Takes one token from the bucket of `key`. The bucket's size and refill rate are `share` times those of the rule.
   * Returns 0 on success, or else the whole seconds until a token is available.
   */
  readonly take: (key: string, share?: number) => number;
  /**
   * Takes `count` tokens, even if the bucket has fewer. It then has a negative number of tokens, but at least minus its
   * capacity.
   */
  readonly charge: (key: string, count: number, share?: number) => void;
  /** Makes the bucket of `key` full again. */
  readonly forget: (key: string) => void;
}

interface Bucket {
  level: number;
  filledAtMs: number;
}

/** Maximum number of buckets. The least recently used one is evicted first. */
const keysMax = 50_000;

export function createTokenBuckets(rule: BucketRule, clock: Clock): TokenBuckets {
  const msPerRefill = rule.secondsPerRefill * 1000;
  const buckets = new Map<string, Bucket>();

  const levelOf = (bucket: Bucket, nowMs: number, share: number) =>
    Math.min(rule.capacity * share, bucket.level + (Math.max(0, nowMs - bucket.filledAtMs) * share) / msPerRefill);

  const levelNow = (key: string, nowMs: number, share: number) => {
    const bucket = buckets.get(key);
    return bucket ? levelOf(bucket, nowMs, share) : rule.capacity * share;
  };
  const put = (key: string, bucket: Bucket) => {
    // Deleting the entry moves it to the end, so that the map stays in order of last use.
    buckets.delete(key);
    if (buckets.size >= keysMax) forgetOldest(buckets);
    buckets.set(key, bucket);
  };

  return {
    take(key, share = 1) {
      const nowMs = clock().getTime();
      const level = levelNow(key, nowMs, share);
      put(key, { level: level >= 1 ? level - 1 : level, filledAtMs: nowMs });
      return level >= 1 ? 0 : Math.max(1, Math.ceil(((1 - level) * msPerRefill) / share / 1000));
    },
    charge(key, count, share = 1) {
      const nowMs = clock().getTime();
      const level = Math.max(-rule.capacity * share, levelNow(key, nowMs, share) - count);
      put(key, { level, filledAtMs: nowMs });
    },
    forget(key) {
      buckets.delete(key);
    },
  };
}

function forgetOldest(buckets: Map<string, Bucket>): void {
  const oldest = buckets.keys().next();
  if (!oldest.done) buckets.delete(oldest.value);
}
