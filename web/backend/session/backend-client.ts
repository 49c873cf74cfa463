import type { SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../../../supabase/database.types.ts';
import { siteConfig } from '../../site-config.ts';
import { retryWhileStarting } from './retry-while-starting.ts';
import { mayHaveSession, sessionStorageKey } from './stored-session.ts';

export type BackendClient = SupabaseClient<Database>;

let client: Promise<BackendClient> | null = null;

/** Returns the page's only Supabase client, which the first call loads. If loading fails, the next call tries again. */
export function loadBackendClient(): Promise<BackendClient> {
  client ??= makeClient().catch((cause: unknown) => {
    client = null;
    throw cause;
  });
  return client;
}

/**
 * Returns the signed-in person as the backend knows them, or null for a visitor. Throws if the backend does not
 * respond.
 */
export async function fetchSignedInUser(): Promise<{ readonly id: string } | null> {
  if (!mayHaveSession()) return null;
  const { auth } = await loadBackendClient();
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
      // With PKCE, only the browser that requested a mailed link can create a session with it, because only that
      // browser stores the verifier.
      flowType: 'pkce',
      // The client must ignore tokens in the URL's fragment, because anyone can put tokens into a link.
      detectSessionInUrl: () => false,
    },
    global: {
      async fetch(input, init) {
        const { pathname } = new URL(new Request(input).url);
        // Only requests about accounts are retried while the server is starting. Requests for data and dispatches have
        // their own timeouts and queues.
        if (pathname.startsWith('/auth/v1/')) return retryWhileStarting(() => fetch(input, init));
        const response = await fetch(input, init);
        // A request for data fails with 401 if the session has ended. Requesting the user makes the client notice that
        // and remove the session.
        if (response.status === 401 && pathname.startsWith('/rest/v1/')) void made.auth.getUser();
        return response;
      },
    },
  });
  return made;
}
