import type { Database } from '../../supabase/database.types.ts';
import { requireData } from './require-data.ts';
import { loadBackendClient } from './session/backend-client.ts';

/** The ledger entry of a database row, with the data that only people who may read the row can see. */
export type RowLedgerEntry = Pick<
  Database['public']['Tables']['ledger_entries']['Row'],
  'row_id' | 'position' | 'kind' | 'entered_at' | 'commitment' | 'salt' | 'at_installation'
>;

/**
 * Returns the ledger entries of these rows, if the signed-in person may read them. If a row has several entries, the
 * latest is last.
 */
export async function readRowLedgerEntries(rowIds: readonly string[]): Promise<readonly RowLedgerEntry[]> {
  if (rowIds.length === 0) return [];
  const client = await loadBackendClient();
  const { data, error } = await client
    .from('ledger_entries')
    .select('row_id, position, kind, entered_at, commitment, salt, at_installation')
    .in('row_id', [...rowIds])
    .not('commitment', 'is', null)
    .order('number');
  return requireData(data, error);
}
