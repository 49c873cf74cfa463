import type { Clock } from '../../clock.ts';
import type { Engine } from '../../db/engine.ts';
import type { Keys } from '../../keys/keys.ts';
import type { BucketRule } from './token-bucket.ts';

/** A token bucket. Its key names what is limited and for whom, so that different buckets have different keys. */
export interface RateLimitBucket extends BucketRule {
  readonly key: string;
}

interface TryRefusal {
  readonly bucket: RateLimitBucket;
  /** Time until the bucket has a token again, in whole seconds, at least 1. */
  readonly waitSeconds: number;
}

/** Token buckets in the database, which all machines share (embedded.take_tries). */
export interface RateLimitStore {
  /**
   * Takes one token from each bucket in turn, and stops at the first that is empty. Returns that bucket, or undefined
   * if none is empty.
   */
  readonly take: (buckets: readonly RateLimitBucket[]) => Promise<TryRefusal | undefined>;
  /** Deletes the stored state of these buckets, which makes them full. */
  readonly forget: (buckets: readonly RateLimitBucket[]) => Promise<void>;
  /** Deletes the rows of full buckets, which contain no information. Run it every few minutes. */
  readonly prune: () => Promise<void>;
}

interface RateLimitStoreParts {
  readonly engine: Engine;
  readonly keys: Pick<Keys, 'derive'>;
  readonly clock: Clock;
}

interface Taken {
  readonly refused_place: number | null;
  readonly wait_seconds: number | null;
}

/**
 * Creates a store in which each call is a separate transaction, so that an attempt counts even if the request fails. Do
 * not call it inside another transaction. If the first bucket of a call is known to be empty, the call does not query
 * the database, so that a flood of attempts does not reach it.
 */
export function createRateLimitStore({ engine, keys, clock }: RateLimitStoreParts): RateLimitStore {
  const empty = createEmptyBuckets(clock);
  // Keys contain addresses and networks, so only their digests are stored.
  const digestOf = ({ key }: RateLimitBucket) => keys.derive('try', key);
  return {
    async take(buckets) {
      const [first] = buckets;
      const wait = first === undefined ? 0 : empty.waitSeconds(first);
      if (first !== undefined && wait > 0) return { bucket: first, waitSeconds: wait };
      const { rows } = await engine.transaction((db) =>
        db.query<Taken>('select * from embedded.take_tries($1, $2::text[], $3::float8[], $4::float8[])', [
          clock(),
          buckets.map(digestOf),
          buckets.map(({ capacity }) => capacity),
          buckets.map(({ secondsPerRefill }) => secondsPerRefill),
        ]),
      );
      const { refused_place, wait_seconds } = rows[0] as Taken;
      const bucket = refused_place === null ? undefined : buckets[refused_place - 1];
      if (bucket === undefined) return undefined;
      const waitSeconds = wait_seconds ?? 1;
      empty.note(bucket, waitSeconds);
      return { bucket, waitSeconds };
    },
    async forget(buckets) {
      empty.forget(buckets);
      await engine.transaction((db) =>
        db.query('delete from embedded.tries where key = any($1::text[])', [buckets.map(digestOf)]),
      );
    },
    async prune() {
      await engine.transaction((db) => db.query('delete from embedded.tries where full_at <= $1', [clock()]));
    },
  };
}

/** Maximum number of empty buckets that are cached. The database stores all buckets. */
const emptyMax = 10_000;

/** Remembers empty buckets and when each of them refills. Until then no machine can take a token from them. */
function createEmptyBuckets(clock: Clock) {
  const known = new Map<string, { readonly sinceMs: number; readonly untilMs: number }>();
  return {
    /** Returns the seconds until a bucket refills, or 0 if it is not known to be empty. */
    waitSeconds({ key }: RateLimitBucket): number {
      const empty = known.get(key);
      const nowMs = clock().getTime();
      // If the clock was set back since, the bucket would count as empty for longer than the client was told to wait.
      if (empty !== undefined && nowMs >= empty.sinceMs && nowMs < empty.untilMs) {
        return Math.ceil((empty.untilMs - nowMs) / 1000);
      }
      known.delete(key);
      return 0;
    },
    note({ key }: RateLimitBucket, waitSeconds: number): void {
      const sinceMs = clock().getTime();
      if (known.size >= emptyMax) known.clear();
      known.set(key, { sinceMs, untilMs: sinceMs + waitSeconds * 1000 });
    },
    forget(buckets: readonly RateLimitBucket[]): void {
      for (const { key } of buckets) known.delete(key);
    },
  };
}
