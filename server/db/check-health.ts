import { anonymousCaller, asCaller } from './as-caller.ts';
import type { Engine } from './engine.ts';
import { readOnlyTransaction } from './postgres/unavailability.ts';

const member = { role: 'authenticated', claims: { role: 'authenticated' } } as const;

/**
 * Does what a request for data does, as a visitor and as a member: a database that answers its owner may still refuse every caller
 * (roles lost in a restore, a schema that is not there), or every write. Rejects with the database's reason.
 */
export async function checkHealth(engine: Engine): Promise<void> {
  await asCaller(engine, anonymousCaller, (session) => session.query('select auth.uid()', []));
  await asCaller(engine, member, async (session) => {
    await session.query('select id from public.aed_dispatch_logs limit 0', []);
    const { rows } = await session.query<{ transaction_read_only: string }>('show transaction_read_only', []);
    // As a write would be refused: why it is, the engine knows.
    if (rows[0]?.transaction_read_only === 'on')
      throw Object.assign(new Error('nothing can be written'), { code: readOnlyTransaction });
  });
}
