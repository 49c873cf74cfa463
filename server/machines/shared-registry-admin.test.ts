import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import type { DatabaseSession, Engine } from '../db/engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

const keeps = async (session: DatabaseSession): Promise<boolean | undefined> => {
  const text = 'select embedded.keep_registers($1, null) as keeps';
  return (await session.query<{ keeps: boolean }>(text, [randomUUID()])).rows[0]?.keeps;
};

it('only one of two machines that start at once keeps the panel for AED lists', async () => {
  let second: Promise<boolean | undefined> | undefined;
  const first = await engine.transaction(async (session) => {
    const answer = await keeps(session);
    second = engine.transaction(keeps);
    // The second transaction must start before the first one commits, so that it cannot see the first one's row. This
    // pause gives it time.
    await wait(300);
    return answer;
  });
  expect([first, await second]).toEqual([true, false]);
});
