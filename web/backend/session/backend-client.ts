import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../supabase/database.types.ts';
import { siteConfig } from '../../site-config.ts';
import { retryWhileStarting } from './retry-while-starting.ts';
import { mayHaveSession, sessionStorageKey } from './stored-session.ts';

export type BackendClient = SupabaseClient<Database>;

let client: Promise<BackendClient> | null = null;

/** The page's only client, loaded on the first call. A failed load is not cached, so that the next call retries. */
export function backendClient(): Promise<BackendClient> {
  client ??= makeClient().catch((cause: unknown) => {
    client = null;
    throw cause;
  });
  return client;
}

/** The signed-in person according to the backend, or null for a visitor. Throws if the backend does not answer. */
export async function fetchSignedInUser(): Promise<{ readonly id: string } | null> {
  if (!mayHaveSession()) return null;
  const { auth } = await backendClient();
  const { data, error } = await auth.getUser();
  if (error === null) return { id: data.user.id };
  if (error.name === 'AuthSessionMissingError' || error.status === 401 || error.status === 403) return null;
  throw error;
}

async function makeClient(): Promise<BackendClient> {
  const { createClient } = await import('@supabase/supabase-js');
  const { supabaseUrl, supabaseKey } = siteConfig;
  const made = createClient<Database>(supabaseUrl === '' ? window.location.origin : supabaseUrl, supabaseKey, {
    auth: {
      storageKey: sessionStorageKey,
      persistSession: true,
      autoRefreshToken: true,
      // Only a flow started in this browser may create a session here: a code needs the verifier stored when it was
      // requested.
      flowType: 'pkce',
      // Never for tokens in the fragment, which anyone can put into a link.
      detectSessionInUrl: () => false,
    },
    global: {
      async fetch(input, init) {
        const { pathname } = new URL(new Request(input).url);
        // Data and dispatches have their own timeouts and queues.
        if (pathname.startsWith('/auth/v1/')) return retryWhileStarting(() => fetch(input, init));
        const response = await fetch(input, init);
        // Data requests fail for an ended session. Asked for the user, the client finds out and removes it.
        if (response.status === 401 && pathname.startsWith('/rest/v1/')) void made.auth.getUser();
        return response;
      },
    },
  });
  return made;
}
