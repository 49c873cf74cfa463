import type { Clock } from '../../clock.ts';

export interface BucketRule {
  /** How many may come at once after a quiet time. */
  readonly capacity: number;
  /** One more is allowed after each of these. */
  readonly secondsPerRefill: number;
}

export interface TokenBuckets {
  /**
   * Takes one from the bucket of `key`, which holds `share` times what the rule says and fills as many times as fast. Returns 0 when
   * there was one, else the whole seconds until there is.
   */
  readonly take: (key: string, share?: number) => number;
  /** Takes `count` more, which may leave the bucket owing as much as it holds. */
  readonly charge: (key: string, count: number, share?: number) => void;
  /** Fills the bucket of `key` again. */
  readonly forget: (key: string) => void;
}

interface Bucket {
  level: number;
  filledAtMs: number;
}

/** More keys than this are not remembered: the longest untouched goes first. */
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
    // Put back at the end, so that the map's order is that of the last touch.
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
