import type { Clock } from '../../clock.ts';
import type { Engine } from '../../db/engine.ts';
import type { Keys } from '../../keys/keys.ts';
import type { BucketRule } from './token-bucket.ts';

/** A token bucket with its purpose and subject; the names of different buckets must differ. */
export interface RateLimitBucket extends BucketRule {
  readonly key: string;
}

interface TryRefusal {
  readonly bucket: RateLimitBucket;
  /** Whole seconds, at least 1. */
  readonly waitSeconds: number;
}

/** Counts attempts in the database, shared by all machines; see embedded.take_tries. */
export interface RateLimitStore {
  /**
   * Takes one token from each bucket in turn; undefined if each had one, else the first empty bucket. Later ones are
   * not touched.
   */
  readonly take: (buckets: readonly RateLimitBucket[]) => Promise<TryRefusal | undefined>;
  /** Refills these buckets. */
  readonly forget: (buckets: readonly RateLimitBucket[]) => Promise<void>;
  /** Deletes rows of full buckets, which carry no information; run it every few minutes. */
  readonly prune: () => Promise<void>;
}

interface TriesParts {
  readonly engine: Engine;
  readonly keys: Pick<Keys, 'derive'>;
  readonly clock: Clock;
}

interface Taken {
  readonly refused_place: number | null;
  readonly wait_seconds: number | null;
}

/**
 * Each call is a separate transaction: an attempt counts even if the request fails. Do not call it inside another one.
 * While a request's first bucket is known to be empty, the database is not queried, so a flood of attempts costs it
 * nothing.
 */
export function createRateLimitStore({ engine, keys, clock }: TriesParts): RateLimitStore {
  const empty = createEmptyBuckets(clock);
  // Addresses and networks are stored only as digests.
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

/** Maximum number of empty buckets cached here; the database stores all buckets. */
const emptyMax = 10_000;

/** Empty buckets and when each refills: until then nobody can take from them, on any machine. */
function createEmptyBuckets(clock: Clock) {
  const known = new Map<string, { readonly sinceMs: number; readonly untilMs: number }>();
  return {
    /** The seconds until a bucket refills; 0 if it is not known to be empty. */
    waitSeconds({ key }: RateLimitBucket): number {
      const empty = known.get(key);
      const nowMs = clock().getTime();
      // If the clock was set back, it would stay empty for longer than the client was told.
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
