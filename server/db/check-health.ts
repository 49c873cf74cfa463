import type { Engine } from './engine.ts';
import { readOnlyTransactionCode } from './postgres/unavailability.ts';
import { anonymousCaller, runAsCaller } from './run-as-caller.ts';

const member = { role: 'authenticated', claims: { role: 'authenticated' } } as const;

/**
 * Runs the same steps as a request for rows, once as a visitor and once as a member. The database may work for its
 * owner and still fail for all others, for example if roles are missing after a restore. Rejects with the reason if a
 * step fails.
 */
export async function checkHealth(engine: Engine): Promise<void> {
  await runAsCaller(engine, anonymousCaller, (session) => session.query('select auth.uid()', []));
  await runAsCaller(engine, member, async (session) => {
    await session.query('select id from public.aed_dispatch_logs limit 0', []);
    const { rows } = await session.query<{ transaction_read_only: string }>('show transaction_read_only', []);
    // A write would fail with this error. From it, the engine determines why the database is read-only.
    if (rows[0]?.transaction_read_only === 'on')
      throw Object.assign(new Error('nothing can be written'), { code: readOnlyTransactionCode });
  });
}
