import { readFileSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Engine } from '../../../server/db/engine.ts';
import type { Caller } from '../../../server/db/run-as-caller.ts';
import { createDatabaseTest, seedNobody } from '../database/database-test.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { callers } from '../database/test-people.ts';
import { createTestRestHandler } from './rest-client.ts';

/** Opens a test database with the table and functions of notes-table.sql. */
async function openNotesDatabase(): Promise<Engine> {
  const engine = await openTestDatabase();
  const text = readFileSync(new URL('./notes-table.sql', import.meta.url), 'utf8');
  await engine.transaction((owner) => owner.query(text));
  return engine;
}

/** Creates a Supabase client without types, because tests also request what does not exist. */
export function createNotesClient(engine: Engine, caller: Caller): SupabaseClient {
  const handle = createTestRestHandler(engine, caller);
  return createClient('http://site.example.org', 'public-key', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => handle(new Request(input, init)) },
  });
}

export type SendTestRequest = (path: string, init?: RequestInit) => Promise<Response>;

/**
 * Returns the `it` for a test file with the notes database. `client` and the raw requests of `send` act as a signed-in
 * caller. There are no accounts.
 */
export function createNotesTest() {
  return createDatabaseTest({ open: openNotesDatabase, seed: seedNobody })
    .extend('client', ({ inside }) => createNotesClient(inside, callers.stranger))
    .extend('send', ({ inside }): SendTestRequest => {
      const handle = createTestRestHandler(inside, callers.stranger);
      return (path, init) => {
        const headers = { 'content-type': 'application/json', ...init?.headers };
        return handle(new Request(`http://site.example.org${path}`, { ...init, headers }));
      };
    });
}
