import { anonymousCaller, asCaller } from './as-caller.ts';
import type { Engine } from './engine.ts';

const member = { role: 'authenticated', claims: { role: 'authenticated' } } as const;

/**
 * Does what a request for data does, as a visitor and as a member: a database that answers its owner may still refuse every caller
 * (roles lost in a restore, a schema that is not there). Rejects with the database's reason.
 */
export async function proveData(engine: Engine): Promise<void> {
  await asCaller(engine, anonymousCaller, (session) => session.query('select auth.uid()', []));
  await asCaller(engine, member, (session) => session.query('select id from public.aed_dispatch_logs limit 0', []));
}
