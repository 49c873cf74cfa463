import { type Engine, noTimeLimits, type TransactionLimits } from '../db/engine.ts';

/** The number of leaves read per batch. Hashing a batch blocks the main thread for a few milliseconds. */
export const leavesPerBatch = 1000;

/**
 * Runs a query with a fixed search path, because the inspected database could contain functions that change the query's
 * result. Numbers get a fixed number of digits, so that their text does not depend on the connection.
 */
export async function queryWithFixedSettings<Row>(
  engine: Engine,
  text: string,
  parameters: readonly unknown[],
  limits?: TransactionLimits,
): Promise<readonly Row[]> {
  return engine.transaction(async (owner) => {
    const settings =
      "select set_config('search_path', 'pg_catalog', true), set_config('extra_float_digits', '1', true)";
    await owner.query(settings, []);
    return (await owner.query<Row>(text, parameters)).rows;
  }, limits);
}

/**
 * Assigns positions to the entries that have none. Returns the number of all entries that have a position afterwards.
 */
export async function sequenceEntries(engine: Engine): Promise<number> {
  const { rows } = await engine.transaction(
    (owner) => owner.query<{ size: string }>('select private.sequence_ledger()::text as size', []),
    noTimeLimits,
  );
  return Number(rows[0]?.size);
}

/** Returns the number of entries that have a position. */
export async function countSequencedEntries(engine: Engine): Promise<number> {
  const [row] = await queryWithFixedSettings<{ size: string }>(
    engine,
    'select (coalesce(max(position), -1) + 1)::text as size from public.ledger_entries where position is not null',
    [],
  );
  return Number(row?.size);
}

/**
 * Returns the published text of the entries from position `first` up to but not including `end`: the kind, the time to
 * the second, and the content.
 */
export async function readLeaves(engine: Engine, first: number, end: number): Promise<readonly Uint8Array[]> {
  const rows = await queryWithFixedSettings<{ leaf: string }>(engine, leaves, [first, end]);
  return rows.map(({ leaf }) => new TextEncoder().encode(leaf));
}

const leaves = `
  select
    entry.kind || ' ' || to_char(entry.entered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') || ' '
      || case
        when entry.commitment is not null then 'commitment:' || encode(entry.commitment, 'base64')
        when entry.fact is not null then 'checksum:' || entry.fact
        else 'entry:' || (
          select altered.position::text from public.ledger_entries altered
          where altered.row_id = entry.row_id and altered.number = entry.alters
        )
      end
      || case when entry.at_installation then ' at-installation' else '' end as leaf
  from public.ledger_entries entry
  where entry.position >= $1 and entry.position < $2
  order by entry.position`;

/** Adds an entry with a published checksum, unless it equals the last one of its kind. */
export async function recordChecksum(engine: Engine, kind: 'atlas' | 'registry', checksum: string): Promise<void> {
  await engine.transaction((owner) => owner.query('select private.enter_checksum($1, $2)', [kind, checksum]));
}
