import { type Engine, type Session, unlimited } from './engine.ts';

/** Some rows of one table, as they travel between databases. */
interface CopiedRows {
  readonly table: string;
  readonly columns: readonly string[];
  /** A JSON list of them. */
  readonly rows: string;
  readonly count: number;
}

/** Rows, or where the numbers of a sequence have come to. */
export type CopiedPart = CopiedRows | { readonly sequence: string; readonly value: string };

interface CopiedTable {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Some hundred kilobytes at a time: no moment of it holds up anybody else. */
const rowsAtOnce = 500;

const schemas = "('auth', 'public', 'private')";

/**
 * Tables and sequences by their quoted names, a table after those it refers to. What the migrations wrote down about themselves stays the
 * new database's own.
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

/** Reads everybody's rows, as they are at one moment, some at a time. The rows are JSON text, which keeps every digit. */
export async function* exportRows(session: Session): AsyncGenerator<CopiedPart> {
  await session.query('set transaction isolation level repeatable read, read only');
  for (const { name: table, columns } of (await session.query<CopiedTable>(tablesQuery, [])).rows) {
    const list = columns.map(quote).join(', ');
    await session.query(
      // By the key, for a row that refers to another of its own table was written after it.
      `declare copied no scroll cursor for select to_jsonb(copied)::text as row from (select ${list} from ${table} order by 1) copied`,
    );
    for (let isFirst = true; ; isFirst = false) {
      const { rows } = await session.query<{ row: string }>(`fetch ${rowsAtOnce} from copied`, []);
      // An empty table is told too: what a migration put there is not what was there.
      if (rows.length === 0 && !isFirst) break;
      yield { table, columns, rows: `[${rows.map(({ row }) => row).join(',')}]`, count: rows.length };
    }
    await session.query('close copied', []);
  }
  yield* (await session.query<{ sequence: string; value: string }>(sequencesQuery, [])).rows;
}

/**
 * Writes rows that were read into a database that holds none, migrated to the point where they were read.
 * @returns how many rows were written
 */
export async function writeRows(session: Session, parts: AsyncIterable<CopiedPart>): Promise<number> {
  const tables = new Set((await session.query<CopiedTable>(tablesQuery, [])).rows.map(({ name }) => name));
  // No trigger of ours may write anything of its own. (To leave out the keys' triggers too would take a superuser.)
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

async function insertRows(session: Session, { table, columns, rows }: CopiedRows): Promise<void> {
  const list = columns.map(quote).join(', ');
  await session.query(
    `insert into ${table} (${list}) overriding system value
     select ${list} from jsonb_populate_recordset(null::${table}, $1::text::jsonb)`,
    [rows],
  );
}

/** Copies everybody's rows into another database, which is new and migrated to the same point. All or nothing. */
export function copyRows(from: Engine, to: Engine): Promise<number> {
  return from.transaction(
    (source) => to.transaction((target) => writeRows(target, exportRows(source)), unlimited),
    unlimited,
  );
}

function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
