import type { Measurement } from '../measurement.ts';
import { onDatabase, type Witnessed } from './acknowledged.ts';

interface Agreement {
  readonly entries: number;
  /** Rows without an entry, or with more entries than changes. */
  readonly rowsAmiss: number;
  /** Entries without a row. */
  readonly entriesAmiss: number;
}

/** Permissions get a new entry at each change, so they have at least one; every other row has exactly one. */
const question = `
  with entered as (
    select id, false as changes from public.aed_dispatch_logs
    union all select id, true from public.drone_permissions
    union all select id, false from public.role_changes
    union all select id, false from public.log_access_audit
  ), counted as (
    select entered.id, entered.changes, count(entry.number) as entries
    from entered left join public.ledger_entries entry on entry.row_id = entered.id and entry.commitment is not null
    group by entered.id, entered.changes
  )
  select
    (select count(*) from public.ledger_entries where commitment is not null and kind <> 'closed')::int as entries,
    (select count(*) from counted where entries = 0 or (entries > 1 and not changes))::int as "rowsAmiss",
    (select count(*) from public.ledger_entries entry
      where commitment is not null and kind <> 'closed' and not exists (select from entered where entered.id = entry.row_id))::int as "entriesAmiss"`;

/** Compares rows and entries while no server runs. */
export async function compareRowsWithEntries(witnessed: Witnessed): Promise<readonly Measurement[]> {
  const agreement = await onDatabase(witnessed, async (engine) => {
    const { rows } = await engine.transaction((owner) => owner.query<Agreement>(question, []));
    return rows[0];
  });
  if (agreement === undefined) throw new Error('The count of rows and entries is missing.');
  const { entries, rowsAmiss, entriesAmiss } = agreement;
  const none = { unit: '', limit: 0, sense: 'at most' } as const;
  return [
    { what: 'entries in the ledger', measured: entries, unit: '', limit: null, sense: 'at least' },
    { what: 'rows without their entry, or with one too many', measured: rowsAmiss, ...none },
    { what: 'entries without their row', measured: entriesAmiss, ...none },
  ];
}
