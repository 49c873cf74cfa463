import type { Database } from '../../supabase/database.types.ts';
import { requireAnswer } from './require-answer.ts';
import { backendClient } from './session/client.ts';

/** A row's ledger data, for people who may read the row. */
export type LedgerEntryOfRow = Pick<
  Database['public']['Tables']['ledger_entries']['Row'],
  'row_id' | 'position' | 'kind' | 'entered_at' | 'commitment' | 'salt' | 'at_installation'
>;

/** The entries that commit to these rows, the last one of each row last. Excludes entries of other people's rows. */
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
