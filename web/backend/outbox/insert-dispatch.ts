import type { Database } from '../../../supabase/database.types.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { isRetryable } from '../is-retryable.ts';
import { loadBackendClient } from '../session/backend-client.ts';

type DispatchLogInsert = Database['public']['Tables']['aed_dispatch_logs']['Insert'];

/** A row of the dispatch log. Its id is generated on the device, so that a row sent twice is logged once. */
export type IdentifiedDispatch = DispatchLogInsert & { readonly id: string; readonly user_id: string };

/**
 * 'unreachable' means that there was no response, so the row may or may not be logged. 'busy' means a temporary
 * refusal, and 'refused' a permanent one.
 */
export type InsertDispatchResult =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'unreachable'; readonly cause: unknown }
  | { readonly kind: 'busy'; readonly cause: unknown }
  | { readonly kind: 'refused'; readonly cause: Error };

const duplicateKey = '23505';

/**
 * Inserts one row into the log. Never rejects. A duplicate counts as delivered, because the row was inserted before and
 * only the response was lost. The result is 'unreachable' if loading the client, renewing a token and inserting
 * together take longer than the timeout.
 */
export async function insertDispatch(row: IdentifiedDispatch, timeoutMs: number): Promise<InsertDispatchResult> {
  const delivery = await withTimeout(insert(row, timeoutMs), timeoutMs);
  if (delivery !== 'late') return delivery;
  const cause = new Error(
    `The server did not answer within ${timeoutMs / 1000} s, so the dispatch is not logged. Try again.`,
  );
  return { kind: 'unreachable', cause };
}

async function insert(row: IdentifiedDispatch, timeoutMs: number): Promise<InsertDispatchResult> {
  // The timeout starts here. Otherwise, a row could still be inserted after its result was reported, because renewing
  // the token took long.
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const client = await loadBackendClient();
    const { error, status } = await client.from('aed_dispatch_logs').insert(row).abortSignal(signal);
    if (error === null || error.code === duplicateKey) return { kind: 'delivered' };
    if (status === 0) return { kind: 'unreachable', cause: error };
    return isRetryable(status, error.code) ? { kind: 'busy', cause: error } : { kind: 'refused', cause: error };
  } catch (cause) {
    // The code of the Supabase client did not load.
    return { kind: 'unreachable', cause };
  }
}
