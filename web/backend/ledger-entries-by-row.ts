import type { Database } from '../../supabase/database.types.ts';
import { requireData } from './require-data.ts';
import { backendClient } from './session/backend-client.ts';

/** A row's ledger data, for people who may read the row. */
export type RowLedgerEntry = Pick<
  Database['public']['Tables']['ledger_entries']['Row'],
  'row_id' | 'position' | 'kind' | 'entered_at' | 'commitment' | 'salt' | 'at_installation'
>;

/** The entries that commit to these rows, the last one of each row last. Excludes entries of other people's rows. */
export async function readLedgerEntriesOf(rowIds: readonly string[]): Promise<readonly RowLedgerEntry[]> {
  if (rowIds.length === 0) return [];
  const client = await backendClient();
  const { data, error } = await client
    .from('ledger_entries')
    .select('row_id, position, kind, entered_at, commitment, salt, at_installation')
    .in('row_id', [...rowIds])
    .not('commitment', 'is', null)
    .order('number');
  return requireData(data, error);
}
