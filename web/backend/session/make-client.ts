import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../supabase/database.types.ts';
import { siteConfig } from '../../site-config.ts';
import { whenSessionReady } from './ask-when-ready.ts';
import { sessionStorageKey } from './stored-session.ts';

export type BackendClient = SupabaseClient<Database>;

/** A client of the backend; a page has one (`client.ts`). */
export function makeClient(): BackendClient {
  const { supabaseUrl, supabaseKey } = siteConfig;
  const made = createClient<Database>(supabaseUrl === '' ? window.location.origin : supabaseUrl, supabaseKey, {
    auth: {
      storageKey: sessionStorageKey,
      persistSession: true,
      autoRefreshToken: true,
      // Only what this browser started may end in a session here: a code counts with the verifier that was stored when it was requested.
      flowType: 'pkce',
      // Requested tokens behind the '#' alone, which anyone can write into a link: never.
      detectSessionInUrl: () => false,
    },
    global: {
      async fetch(input, init) {
        const { pathname } = new URL(new Request(input).url);
        // Data and dispatches have times and queues of their own.
        if (pathname.startsWith('/auth/v1/')) return whenSessionReady(() => fetch(input, init));
        const response = await fetch(input, init);
        // Data is refused to a session that has ended. Asked who is signed in, the client finds out and forgets it.
        if (response.status === 401 && pathname.startsWith('/rest/v1/')) void made.auth.getUser();
        return response;
      },
    },
  });
  return made;
}
