import type { Session } from '../../../server/db/engine.ts';

/** Every column of every table that is no part of PostgreSQL itself, as `schema.table.column`, in whose text this stands, whatever its case. */
export async function placesOf(owner: Session, text: string): Promise<string[]> {
  const { rows: columns } = await owner.query<{ schema: string; table: string; column: string }>(
    `select held.table_schema as schema, held.table_name as table, held.column_name as column
     from information_schema.columns held
     join information_schema.tables kind using (table_schema, table_name)
     where kind.table_type = 'BASE TABLE' and held.table_schema not in ('pg_catalog', 'information_schema')`,
    [],
  );
  const found: string[] = [];
  for (const { schema, table, column } of columns) {
    const [quoted, name] = [`"${schema}"."${table}"`, `"${column}"`];
    const { rows } = await owner.query(
      `select from ${quoted} where strpos(lower(${name}::text), lower($1)) > 0 limit 1`,
      [text],
    );
    if (rows.length > 0) found.push(`${schema}.${table}.${column}`);
  }
  return found;
}
