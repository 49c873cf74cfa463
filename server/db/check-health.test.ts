import { expect } from 'vitest';
import { createDatabaseTest, seedNobody } from '../../tests/support/database/database-test.ts';
import { checkHealth } from './check-health.ts';

const it = createDatabaseTest({ seed: seedNobody });

it('passes with a database that serves visitors and members', async ({ engine }) => {
  await expect(checkHealth(engine)).resolves.toBeUndefined();
});

it.for([
  'revoke select on public.aed_dispatch_logs from authenticated',
  'revoke usage on schema auth from anon',
  'alter table public.aed_dispatch_logs rename to lost',
])('fails after: %s', async (loss, { inside, owner }) => {
  await owner.query(loss);
  await expect(checkHealth(inside)).rejects.toThrow();
});
