import { type DatabaseSession, type Engine, noTimeLimits } from './engine.ts';

/** A batch of rows of one table, as copied from one database to another. */
interface CopiedRows {
  readonly table: string;
  readonly columns: readonly string[];
  /** The rows as a JSON array. */
  readonly rows: string;
  readonly count: number;
}

/** A batch of rows, or the current value of a sequence. */
export type ExportedPart = CopiedRows | { readonly sequence: string; readonly value: string };

interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Rows per batch. A batch of this size is a few hundred kilobytes long and delays other work only briefly. */
const rowsPerBatch = 500;

const schemas = "('auth', 'public', 'private')";

/**
 * Lists the tables with their columns. Names are quoted, and a table comes after those that it references. The tables
 * with the lists of applied migrations are in other schemas and are not copied.
 */
const tablesQuery = `
  with recursive refers as (
    select conrelid as child, confrelid as parent from pg_constraint where contype = 'f' and conrelid <> confrelid
  ), depths as (
    select c.oid, 0 as depth from pg_class c where c.relkind = 'r'
    union
    select refers.child, depths.depth + 1 from refers join depths on depths.oid = refers.parent where depths.depth < 50
  )
  select format('%I.%I', n.nspname, c.relname) as name,
    (select json_agg(a.attname order by a.attnum) from pg_attribute a
     where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ${schemas}
  order by (select max(depth) from depths where depths.oid = c.oid), n.nspname, c.relname`;

const sequencesQuery = `
  select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value
  from pg_sequences where schemaname in ${schemas} and last_value is not null`;

/** Reads all rows in batches from one snapshot. Rows are JSON text, so that numbers keep all their digits. */
export async function* exportRows(session: DatabaseSession): AsyncGenerator<ExportedPart> {
  await session.query('set transaction isolation level repeatable read, read only');
  for (const { name: table, columns } of (await session.query<CopiedTable>(tablesQuery, [])).rows) {
    const list = columns.map(quote).join(', ');
    await session.query(
      // The rows are sorted by the first column, which is the key, because a row may reference an earlier row of the
      // same table.
      `declare copied no scroll cursor for select to_jsonb(copied)::text as row from (select ${list} from ${table} order by 1) copied`,
    );
    for (let isFirst = true; ; isFirst = false) {
      const { rows } = await session.query<{ row: string }>(`fetch ${rowsPerBatch} from copied`, []);
      // An empty table yields one empty batch, so that the import deletes rows that migrations have inserted.
      if (rows.length === 0 && !isFirst) break;
      yield { table, columns, rows: `[${rows.map(({ row }) => row).join(',')}]`, count: rows.length };
    }
    await session.query('close copied', []);
  }
  yield* (await session.query<{ sequence: string; value: string }>(sequencesQuery, [])).rows;
}

/**
 * Writes rows into a database that has no data yet. It must be migrated to the same state as the database from which
 * the rows were read.
 * @returns the number of rows written
 */
export async function importRows(session: DatabaseSession, parts: AsyncIterable<ExportedPart>): Promise<number> {
  const tables = new Set((await session.query<CopiedTable>(tablesQuery, [])).rows.map(({ name }) => name));
  // This disables the project's own triggers. Disabling those of foreign keys would need a superuser.
  for (const table of tables) await session.query(`alter table ${table} disable trigger user`);
  const begun = new Set<string>();
  let written = 0;
  for await (const part of parts) {
    if ('sequence' in part) {
      await session.query('select setval($1::regclass, $2::bigint)', [part.sequence, part.value]);
      continue;
    }
    if (!tables.has(part.table)) {
      throw new Error(
        `This release has no table ${part.table.slice(0, 80)} for these rows. Use the release that wrote them.`,
      );
    }
    if (!begun.has(part.table)) await session.query(`delete from ${part.table}`, []);
    begun.add(part.table);
    await insertRows(session, part);
    written += part.count;
  }
  for (const table of tables) await session.query(`alter table ${table} enable trigger user`);
  return written;
}

async function insertRows(session: DatabaseSession, { table, columns, rows }: CopiedRows): Promise<void> {
  const list = columns.map(quote).join(', ');
  await session.query(
    `insert into ${table} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [rows],
  );
}

/**
 * Copies all rows into another database in one transaction. The other database must have no data, and must be migrated
 * to the same state.
 */
export function copyRows(from: Engine, to: Engine): Promise<number> {
  return from.transaction(
    (source) => to.transaction((target) => importRows(target, exportRows(source)), noTimeLimits),
    noTimeLimits,
  );
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
