import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Engine } from '../../../server/db/engine.ts';
import type { Caller } from '../../../server/db/run-as-caller.ts';
import { createRestHandler, type RestHandler } from '../../../server/rest/create-rest-handler.ts';
import type { Database } from '../../../supabase/database.types.ts';

export const loggedFailures: Readonly<Record<string, unknown>>[] = [];

export function createTestRestHandler(engine: Engine, caller: Caller): RestHandler {
  return createRestHandler({
    engine,
    callerOf: async () => caller,
    log: { error: (fields) => void loggedFailures.push(fields) },
  });
}

/** Creates a Supabase client that calls the handler in this process, without a port or a token. */
export function createTestRestClient(engine: Engine, caller: Caller): SupabaseClient<Database> {
  const handle = createTestRestHandler(engine, caller);
  return createClient<Database>('http://site.example.org', 'public-key', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => handle(new Request(input, init)) },
  });
}
