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
export interface Tries {
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

/** Each call is a transaction of its own: a try counts whatever becomes of the request. It may not be made inside another one. */
export function createTries({ engine, keys, clock }: TriesParts): Tries {
  // Addresses and networks are not written down.
  const digestOf = ({ key }: TryBucket) => keys.derive('try', key);
  return {
    async take(buckets) {
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
      return bucket && { bucket, waitSeconds: wait_seconds ?? 1 };
    },
    async forget(buckets) {
      await engine.transaction((db) =>
        db.query('delete from embedded.tries where key = any($1::text[])', [buckets.map(digestOf)]),
      );
    },
    async prune() {
      await engine.transaction((db) => db.query('delete from embedded.tries where full_at <= $1', [clock()]));
    },
  };
}
