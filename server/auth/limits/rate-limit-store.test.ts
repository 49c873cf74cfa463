import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../../tests/support/database/test-database.ts';
import type { Engine } from '../../db/engine.ts';
import { type CallerRole, runAsCaller } from '../../db/run-as-caller.ts';
import { createRateLimitStore } from './rate-limit-store.ts';

const start = new Date('2026-11-21T09:00:00Z');
let now = start;
let engine: Engine;

beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());
beforeEach(async () => {
  now = start;
  await engine.transaction((db) => db.query('delete from embedded.tries'));
});

const pass = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
/**
 * Creates a store. The tests create several, because each machine has one. Keys are stored in plain text instead of as
 * digests, so that a test can see which are stored.
 */
const createStore = () =>
  createRateLimitStore({ engine, clock: () => now, keys: { derive: (purpose, input) => `${purpose} of ${input}` } });
const tries = {
  take: (key: string, capacity: number, secondsPerRefill: number) =>
    takeFrom(createStore(), key, capacity, secondsPerRefill),
};

async function takeFrom(from: ReturnType<typeof createStore>, key: string, capacity: number, secondsPerRefill: number) {
  return (await from.take([{ key, capacity, secondsPerRefill }]))?.waitSeconds ?? 0;
}

describe('a rate limit bucket', () => {
  test('allows its capacity, then says how long to wait', async () => {
    const waits = [await tries.take('a', 2, 30), await tries.take('a', 2, 30), await tries.take('a', 2, 30)];
    expect(waits).toEqual([0, 0, 30]);
    pass(12);
    expect(await tries.take('a', 2, 30)).toBe(18);
    pass(18);
    expect([await tries.take('a', 2, 30), await tries.take('a', 2, 30)]).toEqual([0, 30]);
  });

  test('shares nothing with another', async () => {
    expect([await tries.take('a', 1, 60), await tries.take('b', 1, 60), await tries.take('a', 1, 60)]).toEqual([
      0, 0, 60,
    ]);
  });

  test('fills only to its capacity in a long idle time', async () => {
    await tries.take('a', 2, 30);
    pass(86_400);
    const waits = [await tries.take('a', 2, 30), await tries.take('a', 2, 30), await tries.take('a', 2, 30)];
    expect(waits).toEqual([0, 0, 30]);
  });

  test('gains nothing from a clock set back, nor from a machine whose clock is behind', async () => {
    await tries.take('a', 1, 30);
    pass(-10);
    expect(await tries.take('a', 1, 30)).toBe(30);
    pass(10);
    expect(await tries.take('a', 1, 30)).toBe(30);
  });

  test('refills soon after a clock that was two years ahead', async () => {
    pass(2 * 365 * 86_400);
    await tries.take('a', 1, 30);
    pass(-2 * 365 * 86_400);
    expect(await tries.take('a', 1, 30)).toBe(30);
    pass(90);
    expect(await tries.take('a', 1, 30)).toBe(0);
  });

  test('is read from the database again only when it may allow one, or was refilled', async () => {
    let attempts = 0;
    const counting: Engine = {
      ...engine,
      transaction: (work, limits) => {
        attempts += 1;
        return engine.transaction(work, limits);
      },
    };
    const bucket = { key: 'a', capacity: 1, secondsPerRefill: 30 };
    const behind = { key: 'b', capacity: 1, secondsPerRefill: 30 };
    const one = createRateLimitStore({ engine: counting, clock: () => now, keys: { derive: (_, input) => input } });
    const waitOf = async () => (await one.take([bucket, behind]))?.waitSeconds ?? 0;
    expect([await waitOf(), await waitOf(), attempts]).toEqual([0, 30, 2]);
    pass(12);
    expect([await waitOf(), await waitOf(), attempts]).toEqual([18, 18, 2]);
    // The clock was set back, so the cached state is ignored and the database is queried again.
    pass(-20);
    expect([await waitOf(), attempts]).toEqual([30, 3]);
    await one.forget([bucket, behind]);
    expect([await waitOf(), attempts]).toEqual([0, 5]);
    expect(await waitOf()).toBe(30);
    pass(30);
    expect([await waitOf(), attempts]).toEqual([0, 7]);
  });

  test('is full again once it is deleted', async () => {
    await tries.take('a', 1, 60);
    await createStore().forget([{ key: 'a', capacity: 1, secondsPerRefill: 60 }]);
    expect(await tries.take('a', 1, 60)).toBe(0);
  });
});

describe('several buckets', () => {
  const narrow = { key: 'narrow', capacity: 1, secondsPerRefill: 60 };
  const wide = { key: 'wide', capacity: 2, secondsPerRefill: 60 };

  test('are charged in turn, and the first empty one is named', async () => {
    expect(await createStore().take([narrow, wide])).toBeUndefined();
    expect(await createStore().take([narrow, wide])).toEqual({ bucket: narrow, waitSeconds: 60 });
    const next = { ...narrow, key: 'next door' };
    // The bucket `narrow` was empty in the calls above, so they took nothing from `wide`.
    expect(await createStore().take([next, wide])).toBeUndefined();
    expect(await createStore().take([{ ...narrow, key: 'third' }, wide])).toEqual({ bucket: wide, waitSeconds: 60 });
  });
});

test('exactly ten of fifty concurrent attempts from three machines are allowed', async () => {
  const machines = [createStore(), createStore(), createStore()];
  const waits = await Promise.all(
    Array.from({ length: 50 }, (_, place) => takeFrom(machines[place % 3] as (typeof machines)[0], 'ada', 10, 30)),
  );
  expect(waits.filter((seconds) => seconds === 0)).toHaveLength(10);
});

test('a stored bucket is deleted once it is full again', async () => {
  await tries.take('a', 2, 30);
  await tries.take('b', 2, 30);
  await tries.take('b', 2, 30);
  const keptKeys = async () => {
    await createStore().prune();
    const { rows } = await engine.transaction((db) =>
      db.query<{ key: string }>('select key from embedded.tries order by key'),
    );
    return rows.map(({ key }) => key);
  };
  pass(29);
  expect(await keptKeys()).toEqual(['try of a', 'try of b']);
  pass(1);
  expect(await keptKeys()).toEqual(['try of b']);
  pass(30);
  expect(await keptKeys()).toEqual([]);
});

test.each<CallerRole>(['anon', 'authenticated', 'service_role'])(
  '%s can neither read nor delete attempts',
  async (role) => {
    for (const statement of [
      'select key from embedded.tries',
      'delete from embedded.tries',
      "select embedded.take_tries(now(), '{a}', '{1}', '{1}')",
    ]) {
      await expect(runAsCaller(engine, { role, claims: { role } }, (db) => db.query(statement))).rejects.toMatchObject({
        code: '42501',
      });
    }
  },
);
