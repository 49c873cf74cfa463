import type { Engine } from './engine.ts';
import { readOnlyTransactionCode } from './postgres/unavailability.ts';
import { anonymousCaller, runAsCaller } from './run-as-caller.ts';

const member = { role: 'authenticated', claims: { role: 'authenticated' } } as const;

/**
 * Runs the same steps as a request for rows, as a visitor and as a member: a database that answers its owner may still
 * refuse every caller (roles missing after a restore, a missing schema) or every write. Rejects with the database's
 * reason.
 */
export async function checkHealth(engine: Engine): Promise<void> {
  await runAsCaller(engine, anonymousCaller, (session) => session.query('select auth.uid()', []));
  await runAsCaller(engine, member, async (session) => {
    await session.query('select id from public.aed_dispatch_logs limit 0', []);
    const { rows } = await session.query<{ transaction_read_only: string }>('show transaction_read_only', []);
    // Throws the error that a write would cause; the engine knows why the database is read-only.
    if (rows[0]?.transaction_read_only === 'on')
      throw Object.assign(new Error('nothing can be written'), { code: readOnlyTransactionCode });
  });
}
