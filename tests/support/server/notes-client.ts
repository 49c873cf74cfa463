import { readFileSync } from 'node:fs';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Caller } from '../../../server/db/as-caller.ts';
import type { Engine } from '../../../server/db/engine.ts';
import { callers } from '../database/people.ts';
import { rolledBack } from '../database/rolled-back.ts';
import { openTestDatabase } from '../database/test-database.ts';
import { restHandlerFor } from './rest-client.ts';

/** A test database that also holds the table and functions of notes-table.sql. */
export async function openNotesDatabase(): Promise<Engine> {
  const engine = await openTestDatabase();
  const text = readFileSync(new URL('./notes-table.sql', import.meta.url), 'utf8');
  await engine.transaction((owner) => owner.query(text));
  return engine;
}

/** The real client, untyped: it also asks for what is not there. */
export function notesClientFor(engine: Engine, caller: Caller): SupabaseClient {
  const handle = restHandlerFor(engine, caller);
  return createClient('http://site.example.org', 'public-key', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: { fetch: (input, init) => handle(new Request(input, init)) },
  });
}

/** A test with a signed-in client, undone at its end. */
export function withNotes(
  engine: Engine,
  test: (client: SupabaseClient, inside: Engine) => Promise<void>,
): Promise<void> {
  return rolledBack(engine, (inside) => test(notesClientFor(inside, callers.stranger), inside));
}

export type Send = (path: string, init?: RequestInit) => Promise<Response>;

/** A test with bare requests of a signed-in caller, undone at its end. */
export function withRequests(engine: Engine, test: (send: Send, inside: Engine) => Promise<void>): Promise<void> {
  return rolledBack(engine, (inside) => {
    const handle = restHandlerFor(inside, callers.stranger);
    return test((path, init) => {
      const headers = { 'content-type': 'application/json', ...init?.headers };
      return handle(new Request(`http://site.example.org${path}`, { ...init, headers }));
    }, inside);
  });
}
