import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import type { Database } from '../supabase/database.types.ts';

export type BenchClient = SupabaseClient<Database>;

/** The first administrator of each installation that a benchmark creates. */
export const benchAdministrator = { email: 'admin@localhost', password: 'gravel lantern orchid' } as const;

/**
 * Creates a Supabase client with the built site's key. The session is kept in memory; `onRequest` receives each
 * request.
 */
export function createBenchClient(origin: string, onRequest?: (request: Request) => void): BenchClient {
  return createClient<Database>(origin, 'sb_publishable_embedded', {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => {
        onRequest?.(new Request(input, init));
        return fetch(input, init);
      },
    },
  });
}

/** Signs in as administrator and returns the account's id. */
export async function signInForBench(client: BenchClient): Promise<string> {
  const { data, error } = await client.auth.signInWithPassword(benchAdministrator);
  if (error) throw new Error(`Signing in failed: '${error.message}'. Run npm test -- unit server.`);
  return data.user.id;
}

/** Creates the row that the site would insert for a dispatch on foot. */
export function createDispatchRow(userId: string, aedId: string) {
  return {
    user_id: userId,
    aed_id: aedId,
    aed_name: 'Town Hall',
    aed_address: '1 Main Street',
    dispatch_method: 'foot',
    estimated_time_minutes: 3.6,
    distance_km: 0.3,
    human_approval_granted: false,
  };
}
