import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import { callers, seedPeople } from '../../tests/support/database/test-people.ts';
import { createTestRestHandler } from '../../tests/support/server/rest-client.ts';
import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import type { Engine } from '../db/engine.ts';

let engine: Engine;
let transactions = 0;
const counting: Engine = {
  transaction(work, limits) {
    transactions += 1;
    return engine.transaction(work, limits);
  },
  close: async () => {},
};

beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

const ask = (handle: ReturnType<typeof createTestRestHandler>, path: string, init?: RequestInit) =>
  handle(new Request(`https://atlas.test/rest/v1/${path}`, init));

describe('an anonymous visitor', () => {
  it('is refused what is not granted without a transaction, with the message of the database', async () => {
    const handle = createTestRestHandler(counting, callers.anonymous);
    await ask(handle, 'user_roles');
    transactions = 0;
    const body = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } };
    const refusals = [
      await ask(handle, 'aed_dispatch_logs?select=*'),
      await ask(handle, 'aed_dispatch_logs', body),
      await ask(handle, 'rpc/list_members', body),
    ];
    expect(transactions).toBe(0);
    expect(refusals.map(({ status, headers }) => [status, headers.get('WWW-Authenticate')])).toEqual(
      Array(3).fill([401, 'Bearer']),
    );
    expect(await refusals[0]?.json()).toEqual({
      code: '42501',
      message: 'permission denied for table aed_dispatch_logs',
      details: null,
      hint: null,
    });
  });
});

describe('a member', () => {
  it('gets at most four million characters in a response, and each column at most twice', async () => {
    await engine.transaction(async (owner) => {
      await seedPeople(owner);
      await owner.query(
        `insert into public.aed_dispatch_logs (user_id, aed_id, aed_name, aed_address, dispatch_method, estimated_time_minutes, distance_km)
         select $1, repeat('a', 200), repeat('b', 300), repeat('c', 500), 'foot', 1, 1 from generate_series(1, 1000)`,
        [callers.owner.claims.sub],
      );
    });
    const handle = createTestRestHandler(engine, callers.owner);
    const texts = ['aed_id', 'aed_name', 'aed_address'];
    const columns = texts.flatMap((name) => Array.from({ length: 7 }, (_, n) => `${name}${n}:${name}`)).join(',');
    const long = await ask(handle, `aed_dispatch_logs?select=${columns}`);
    expect([long.status, await long.json()]).toEqual([
      400,
      expect.objectContaining({ code: '54000', hint: 'Request fewer columns, or fewer rows at a time.' }),
    ]);
    const repeated = Array.from({ length: 100 }, (_, n) => `n${n}:aed_name`).join(',');
    const often = await ask(handle, `aed_dispatch_logs?select=${repeated}`);
    expect([often.status, (await often.json()).message]).toEqual([
      400,
      expect.stringMatching(
        /^The request selects 100 columns; the limit is \d+, twice the number in aed_dispatch_logs\.$/,
      ),
    ]);
    expect((await ask(handle, 'aed_dispatch_logs?select=*')).status).toBe(200);
  });
});

it('a database outage is thrown, because the request is not at fault', async () => {
  const down: Engine = {
    transaction: () => Promise.reject(new DatabaseUnavailableError('down')),
    close: async () => {},
  };
  await expect(ask(createTestRestHandler(down, callers.owner), 'user_roles')).rejects.toMatchObject({ reason: 'down' });
});
