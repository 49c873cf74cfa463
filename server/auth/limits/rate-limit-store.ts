import type { Clock } from '../../clock.ts';
import type { Engine } from '../../db/engine.ts';
import type { Keys } from '../../keys/keys.ts';
import type { BucketRule } from './token-bucket.ts';

/** A token bucket, and for what and whom it counts; names of different things may not be alike. */
export interface TryBucket extends BucketRule {
  readonly key: string;
}

interface TryRefusal {
  readonly bucket: TryBucket;
  /** Whole, and at least one. */
  readonly waitSeconds: number;
}

/** Tries counted in the database, for every machine on it; embedded.take_tries says how. */
export interface RateLimitStore {
  /** Takes one of each bucket in turn; undefined when each had one, else the first that had none. Those after it are not touched. */
  readonly take: (buckets: readonly TryBucket[]) => Promise<TryRefusal | undefined>;
  /** Fills buckets again. */
  readonly forget: (buckets: readonly TryBucket[]) => Promise<void>;
  /** Deletes the rows of buckets that are full, which say nothing; worth doing every few minutes. */
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
 * Each call is its own transaction: a try counts whatever becomes of the request. It may not be made inside another one. While a
 * request's first bucket is known to be empty nothing is counted, and so the database is not asked: a flood of tries costs it none.
 */
export function createRateLimitStore({ engine, keys, clock }: TriesParts): RateLimitStore {
  const empty = createEmptyBuckets(clock);
  // Addresses and networks are not written down.
  const digestOf = ({ key }: TryBucket) => keys.derive('try', key);
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

/** More than these are not remembered: the database knows of all. */
const emptyMax = 10_000;

/** Which buckets are empty, and until when: nobody can take of them before, whichever machine they come to. */
function createEmptyBuckets(clock: Clock) {
  const known = new Map<string, { readonly sinceMs: number; readonly untilMs: number }>();
  return {
    /** 0 for one that is not known to be empty. */
    waitSeconds({ key }: TryBucket): number {
      const empty = known.get(key);
      const nowMs = clock().getTime();
      // A clock set back would keep it empty for longer than anyone was told.
      if (empty !== undefined && nowMs >= empty.sinceMs && nowMs < empty.untilMs) {
        return Math.ceil((empty.untilMs - nowMs) / 1000);
      }
      known.delete(key);
      return 0;
    },
    note({ key }: TryBucket, waitSeconds: number): void {
      const sinceMs = clock().getTime();
      if (known.size >= emptyMax) known.clear();
      known.set(key, { sinceMs, untilMs: sinceMs + waitSeconds * 1000 });
    },
    forget(buckets: readonly TryBucket[]): void {
      for (const { key } of buckets) known.delete(key);
    },
  };
}
