import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../supabase/database.types.ts';
import { siteConfig } from '../site-config.ts';
import { sessionStorageKey } from './stored-session.ts';

export type BackendClient = SupabaseClient<Database>;

let client: Promise<BackendClient> | null = null;

async function loadClient(): Promise<BackendClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const { supabaseUrl, supabaseKey } = siteConfig;
  return createClient<Database>(supabaseUrl === '' ? window.location.origin : supabaseUrl, supabaseKey, {
    auth: { storageKey: sessionStorageKey, persistSession: true, autoRefreshToken: true, detectSessionInUrl: true },
  });
}

/** The one client of this page, loaded at the first call. A failed load is forgotten, so that the next call tries again. */
export function backendClient(): Promise<BackendClient> {
  client ??= loadClient().catch((cause: unknown) => {
    client = null;
    throw cause;
  });
  return client;
}
