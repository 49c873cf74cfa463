import { afterAll, beforeAll, expect, it } from 'vitest';
import { rolledBack } from '../../tests/support/database/rolled-back.ts';
import { openTestDatabase } from '../../tests/support/database/test-database.ts';
import type { Engine } from './engine.ts';
import { proveData } from './prove-data.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

it('is content with a database that serves visitors and members', async () => {
  await expect(proveData(engine)).resolves.toBeUndefined();
});

it.each([
  'revoke select on public.aed_dispatch_logs from authenticated',
  'revoke usage on schema auth from anon',
  'alter table public.aed_dispatch_logs rename to lost',
])('is not content after: %s', async (loss) => {
  await rolledBack(engine, async (inside, owner) => {
    await owner.query(loss);
    await expect(proveData(inside)).rejects.toThrow();
  });
});
