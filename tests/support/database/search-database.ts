import type { DatabaseSession } from '../../../server/db/engine.ts';

/**
 * Returns every column outside the system schemas, as "schema.table.column", that contains this text, ignoring case.
 */
export async function findColumnsContaining(owner: DatabaseSession, text: string): Promise<string[]> {
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

/**
 * Returns the columns that can hold a person's id, as "schema.table.column". These are UUID columns named like
 * "user_id" or "decided_by", and columns that reference accounts.
 */
export async function listPersonIdColumns(
  owner: DatabaseSession,
  schemas: readonly string[],
): Promise<readonly string[]> {
  const { rows } = await owner.query<{ place: string }>(
    `select nspname || '.' || relname || '.' || attname as place
     from pg_attribute join pg_class r on r.oid = attrelid join pg_namespace n on n.oid = relnamespace
     where relkind in ('r', 'p') and attnum > 0 and not attisdropped and nspname = any($1::text[])
       and (atttypid = 'uuid'::regtype and attname ~ '(^user_id|_by)$'
         or exists (select from pg_constraint
           where contype = 'f' and conrelid = r.oid and confrelid = 'auth.users'::regclass and attnum = any(conkey)))
     order by 1`,
    [schemas],
  );
  return rows.map(({ place }) => place);
}
