import type { Database } from '../../supabase/database.types.ts';
import { requireAnswer } from './require-answer.ts';
import { backendClient } from './session/client.ts';

/** What the ledger holds of a row, for anyone who may read the row. */
export type LedgerEntryOfRow = Pick<
  Database['public']['Tables']['ledger_entries']['Row'],
  'row_id' | 'position' | 'kind' | 'entered_at' | 'commitment' | 'salt' | 'at_installation'
>;

/** The entries that commit to these rows, the last of a row behind the others. Those of someone else's rows are not among them. */
export async function ledgerEntriesOf(rowIds: readonly string[]): Promise<readonly LedgerEntryOfRow[]> {
  if (rowIds.length === 0) return [];
  const client = await backendClient();
  const { data, error } = await client
    .from('ledger_entries')
    .select('row_id, position, kind, entered_at, commitment, salt, at_installation')
    .in('row_id', [...rowIds])
    .not('commitment', 'is', null)
    .order('number');
  return requireAnswer(data, error);
}
