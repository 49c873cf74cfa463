import type { Database } from '../../../supabase/database.types.ts';
import { withTimeout } from '../../platform/with-timeout.ts';
import { isRetryable } from '../is-retryable.ts';
import { backendClient } from '../session/client.ts';

type DispatchLogInsert = Database['public']['Tables']['aed_dispatch_logs']['Insert'];

/** A row of the log under an id that the device chose: sent twice, it is logged once. */
export type IdentifiedDispatch = DispatchLogInsert & { readonly id: string; readonly user_id: string };

/**
 * unreachable: no answer came, and the row may be logged or not; busy: the server answers but cannot say; refused: it will never
 * take this row.
 */
export type Delivery =
  | { readonly kind: 'delivered' }
  | { readonly kind: 'unreachable'; readonly cause: unknown }
  | { readonly kind: 'busy'; readonly cause: unknown }
  | { readonly kind: 'refused'; readonly cause: Error };

const duplicateKey = '23505';

/**
 * Inserts one row of the log; never rejects. A duplicate is a row whose first answer was lost: it counts as delivered. What takes longer
 * than the time-out is unreachable, be it the client's code, a token that must be renewed first, or the insert.
 */
export async function insertDispatch(row: IdentifiedDispatch, timeoutMs: number): Promise<Delivery> {
  const delivery = await withTimeout(insert(row, timeoutMs), timeoutMs);
  if (delivery !== 'late') return delivery;
  const cause = new Error(
    `The server did not answer within ${timeoutMs / 1000} s, so the dispatch is not logged. Try again.`,
  );
  return { kind: 'unreachable', cause };
}

async function insert(row: IdentifiedDispatch, timeoutMs: number): Promise<Delivery> {
  // Counts from here: a row that is late for want of a token is not inserted behind the answer's back.
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const client = await backendClient();
    const { error, status } = await client.from('aed_dispatch_logs').insert(row).abortSignal(signal);
    if (error === null || error.code === duplicateKey) return { kind: 'delivered' };
    if (status === 0) return { kind: 'unreachable', cause: error };
    return isRetryable(status, error.code) ? { kind: 'busy', cause: error } : { kind: 'refused', cause: error };
  } catch (cause) {
    // The client's own code did not arrive.
    return { kind: 'unreachable', cause };
  }
}
