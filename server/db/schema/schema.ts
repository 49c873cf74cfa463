import type { Engine } from '../engine.ts';

export interface SchemaColumn {
  readonly name: string;
  /** The type as in SQL, without a length: "timestamp with time zone", "text[]". */
  readonly type: string;
  /** The short name of the type: "timestamptz", or "_text" for an array of texts. */
  readonly typeName: string;
  readonly isNullable: boolean;
  /** The column's default as SQL, or null. */
  readonly defaultExpression: string | null;
  /** Whether the database always generates the value. No other value can be inserted. */
  readonly isGenerated: boolean;
}

export interface ForeignKey {
  readonly name: string;
  readonly columns: readonly string[];
  readonly referencedTable: string;
  readonly referencedColumns: readonly string[];
  readonly isOneToOne: boolean;
}

/**
 * Whether anonymous visitors have a privilege on the table or on at least one of its columns. Row-level security may
 * still hide all rows.
 */
export type AnonymousGrants = Readonly<Record<'select' | 'insert' | 'update' | 'delete', boolean>>;

export interface SchemaTable {
  readonly name: string;
  readonly isView: boolean;
  readonly anonymousMay: AnonymousGrants;
  /**
   * SQL calls to the functions that write audit records, taken from the read policies of the table and of the tables
   * that these policies query. They must run even if the policies check no row, because the request itself counts as an
   * access.
   */
  readonly recordedBy: readonly string[];
  readonly columns: readonly SchemaColumn[];
  readonly primaryKey: readonly string[];
  /** Foreign keys that refer to other tables of `public`. */
  readonly foreignKeys: readonly ForeignKey[];
}

export interface FunctionArgument {
  readonly name: string;
  readonly type: string;
  readonly typeName: string;
  readonly hasDefault: boolean;
}

export interface SqlFunction {
  readonly name: string;
  readonly arguments: readonly FunctionArgument[];
  readonly returnsSet: boolean;
  /** Short name of the returned type, such as "void". If it is a row type, `returnColumns` describes it. */
  readonly returnTypeName: string;
  /** The columns of the returned row type, or null for another type. */
  readonly returnColumns: readonly SchemaColumn[] | null;
  readonly anonymousMayCall: boolean;
  /** Whether the function is volatile. It may then change data, so it cannot be called by GET. */
  readonly isVolatile: boolean;
}

/** The schema `public`, which is the part of the database that can be reached over HTTP. */
export interface DatabaseSchema {
  readonly tables: readonly SchemaTable[];
  readonly functions: readonly SqlFunction[];
}

const columnsOf = (relation: string): string => `
  coalesce((
    select json_agg(json_build_object(
      'name', a.attname,
      'type', format_type(a.atttypid, -1),
      'typeName', t.typname,
      'isNullable', not a.attnotnull,
      'defaultExpression', pg_get_expr(d.adbin, d.adrelid),
      'isGenerated', a.attgenerated <> '' or a.attidentity = 'a'
    ) order by a.attnum)
    from pg_attribute a
    join pg_type t on t.oid = a.atttypid
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped
  ), '[]')`;

const columnNames = (relation: string, numbers: string): string => `
  (select json_agg(a.attname order by k.place)
   from unnest(${numbers}) with ordinality as k (number, place)
   join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.number)`;

const tablesQuery = `
  with recursive policy_uses as (
    select p.polrelid as relation, d.refclassid as class, d.refobjid as used
    from pg_policy p join pg_depend d on d.classid = 'pg_policy'::regclass and d.objid = p.oid
    where p.polcmd in ('r', '*') and p.polroles && array[0, 'authenticated'::regrole]::oid[]
  ), looked_at (relation, through) as (
    select oid, oid from pg_class where relnamespace = 'public'::regnamespace
    union
    select l.relation, u.used from looked_at l
    join policy_uses u on u.relation = l.through and u.class = 'pg_class'::regclass
  )
  select c.relname as name, c.relkind in ('v', 'm') as "isView", ${columnsOf('c.oid')} as columns,
    json_build_object(
      'select', has_any_column_privilege('anon', c.oid, 'select'), 'insert', has_any_column_privilege('anon', c.oid, 'insert'),
      'update', has_any_column_privilege('anon', c.oid, 'update'), 'delete', has_table_privilege('anon', c.oid, 'delete')
    ) as "anonymousMay",
    coalesce((
      select json_agg(distinct format('%I.%I()', n.nspname, f.proname))
      from looked_at l
      join policy_uses u on u.relation = l.through and u.class = 'pg_proc'::regclass
      join pg_proc f on f.oid = u.used and f.provolatile = 'v' and f.pronargs = 0
      join pg_namespace n on n.oid = f.pronamespace
      where l.relation = c.oid
    ), '[]') as "recordedBy",
    coalesce((select ${columnNames('c.oid', 'p.conkey')} from pg_constraint p where p.conrelid = c.oid and p.contype = 'p'), '[]')
      as "primaryKey",
    coalesce((
      select json_agg(json_build_object(
        'name', f.conname,
        'columns', ${columnNames('f.conrelid', 'f.conkey')},
        'referencedTable', r.relname,
        'referencedColumns', ${columnNames('f.confrelid', 'f.confkey')},
        'isOneToOne', exists (
          select from pg_constraint u where u.conrelid = c.oid and u.contype in ('p', 'u') and u.conkey = f.conkey
        )
      ) order by f.conname)
      from pg_constraint f join pg_class r on r.oid = f.confrelid
      where f.conrelid = c.oid and f.contype = 'f' and r.relnamespace = c.relnamespace
    ), '[]') as "foreignKeys"
  from pg_class c
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
  order by c.relname`;

const functionsQuery = `
  select p.proname as name, p.proretset as "returnsSet", p.provolatile = 'v' as "isVolatile",
    has_function_privilege('anon', p.oid, 'execute') as "anonymousMayCall", r.typname as "returnTypeName",
    coalesce((
      select json_agg(json_build_object(
        'name', coalesce(argument.name, ''),
        'type', format_type(argument.type, -1),
        'typeName', t.typname,
        'hasDefault', argument.i > p.pronargs - p.pronargdefaults
      ) order by argument.i)
      from (
        -- Names stand for those that only go out, too: counted are the ones that go in.
        select name, type, row_number() over (order by place) as i
        from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargmodes, p.proargnames) with ordinality
          as every_argument (type, mode, name, place)
        where type is not null and coalesce(mode, 'i') in ('i', 'b')
      ) as argument join pg_type t on t.oid = argument.type
    ), '[]') as arguments,
    case
      when r.typtype = 'c' then ${columnsOf('r.typrelid')}
      when p.proargmodes && '{t,o,b}' then (
        select json_agg(json_build_object(
          'name', out_column.name, 'type', format_type(out_column.type, -1), 'typeName', t.typname,
          'isNullable', true, 'defaultExpression', null, 'isGenerated', false
        ) order by out_column.place)
        from unnest(p.proallargtypes, p.proargmodes, p.proargnames) with ordinality as out_column (type, mode, name, place)
        join pg_type t on t.oid = out_column.type
        where out_column.mode in ('t', 'o', 'b')
      )
    end as "returnColumns"
  from pg_proc p join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and r.typname not in ('trigger', 'event_trigger')
    and p.provariadic = 0 and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by p.proname, p.pronargs`;

/** Reads the schema `public` from the database's catalog. */
export function readSchema(engine: Engine): Promise<DatabaseSchema> {
  return engine.transaction(async (session) => ({
    tables: (await session.query<SchemaTable>(tablesQuery, [])).rows,
    functions: (await session.query<SqlFunction>(functionsQuery, [])).rows,
  }));
}
