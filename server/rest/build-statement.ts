import type { SqlStatement } from '../db/engine.ts';
import type { SchemaColumn, SchemaTable, SqlFunction } from '../db/schema/schema.ts';
import type { ParsedQuery } from './parse/query-grammar.ts';
import type { JsonObject } from './read-body.ts';
import { notSupportedError, RestError } from './rest-error.ts';
import {
  buildPageJsonSql,
  buildPageSql,
  buildResultRowSql,
  buildSelectList,
  buildWhereSql,
  type PageOptions,
  quoteIdentifier,
  type RowSource,
  SqlParameters,
} from './sql-text.ts';

const relationOf = (table: SchemaTable): string => `public.${quoteIdentifier(table.name)}`;

export function buildSelect(table: SchemaTable, query: ParsedQuery, options: PageOptions): SqlStatement {
  const parameters = new SqlParameters();
  const text = buildPageSql(relationOf(table), table, query, options, parameters);
  return { text, parameters: parameters.values };
}

/**
 * Returns a statement that executes `change` and returns the changed rows as JSON. If no columns are requested, the
 * statement returns only the number of changed rows, because returning a column requires the privilege to read it.
 */
function withReturning(
  change: string,
  source: RowSource,
  returning: ParsedQuery['select'] | null,
  isSingular: boolean,
): string {
  if (returning === null)
    return `with page as (${change} returning 1) ${buildResultRowSql('null::text', null, 'page')}`;
  return `with page as (${change} returning ${buildSelectList(source, returning)}) ${buildPageJsonSql(isSingular, null)}`;
}

export interface ChangeOptions {
  /** The columns to return from the changed rows. If null, no columns are returned. */
  readonly returning: ParsedQuery['select'] | null;
  readonly isSingular: boolean;
}

function writtenColumn(table: SchemaTable, name: string) {
  const column = table.columns.find((candidate) => candidate.name === name);
  if (column === undefined) {
    throw new RestError({
      status: 400,
      code: 'PGRST204',
      message: `Could not find the '${name.slice(0, 80)}' column of '${table.name}' in the schema cache`,
    });
  }
  return column;
}

/**
 * Returns the names of the columns to write. Every row must have the same columns, unless the request itself lists the
 * columns.
 */
function namedColumns(rows: readonly JsonObject[], listed: readonly string[] | null): readonly string[] {
  if (listed !== null) return [...new Set(listed)];
  const names = Object.keys(rows[0] ?? {});
  const isUniform = rows.every(
    (row) => Object.keys(row).length === names.length && names.every((name) => Object.hasOwn(row, name)),
  );
  if (!isUniform) throw new RestError({ status: 400, code: 'PGRST102', message: 'All object keys must match' });
  return names;
}

/**
 * Returns the SQL of a column's new value. The value comes from the JSON object `item`. If `item` lacks it and the
 * request asks for defaults, the value is the column's default.
 */
function writtenValue(column: SchemaColumn, item: string, fillsDefaults: boolean, parameters: SqlParameters): string {
  const given = `payload.${quoteIdentifier(column.name)}`;
  if (!fillsDefaults || column.defaultExpression === null) return given;
  return `case when ${item} ? ${parameters.add(column.name)}::text then ${given} else ${column.defaultExpression} end`;
}

export interface InsertInput {
  /** The rows as a JSON array, exactly as the client sent it. The database reads each value by its column's type. */
  readonly bodyText: string;
  /** The rows of `bodyText` after parsing. */
  readonly rows: readonly JsonObject[];
  readonly fillsDefaults: boolean;
}

export function buildInsert(
  table: SchemaTable,
  query: ParsedQuery,
  input: InsertInput,
  options: ChangeOptions,
): SqlStatement {
  const parameters = new SqlParameters();
  const columns = namedColumns(input.rows, query.columns).map((name) => writtenColumn(table, name));
  const names = columns.map(({ name }) => quoteIdentifier(name));
  const head = `insert into ${relationOf(table)} as target`;
  const items = `jsonb_array_elements(${parameters.add(input.bodyText)}::text::jsonb)`;
  // If no columns are named, each new row consists of defaults. The statement also runs if there are no rows, so that
  // the database checks the privilege to insert.
  if (columns.length === 0) {
    const text = withReturning(`${head} select from ${items}`, table, options.returning, options.isSingular);
    return { text, parameters: parameters.values };
  }
  const shape = columns.map(({ type }, place) => `${names[place]} ${type}`).join(', ');
  const values = columns.map((column) => writtenValue(column, 'item.value', input.fillsDefaults, parameters));
  const change =
    `${head} (${names.join(', ')}) select ${values.join(', ')} from ${items} with ordinality as item (value, place) ` +
    `cross join lateral jsonb_to_record(item.value) as payload (${shape}) order by item.place`;
  return { text: withReturning(change, table, options.returning, options.isSingular), parameters: parameters.values };
}

/** Throws if the change has no filter, because it would affect every row. Hosted Supabase uses the same error code. */
function requireCondition(query: ParsedQuery, verb: 'UPDATE' | 'DELETE'): void {
  if (query.where.length === 0) {
    throw new RestError({
      status: 400,
      code: '21000',
      message: `${verb} requires a WHERE clause`,
      hint: 'Add a filter that selects the rows.',
    });
  }
  if (query.limit !== null || query.offset !== null || query.order.length > 0) {
    throw notSupportedError(`${verb} with order, limit or offset`, 'Add a filter that selects the rows.');
  }
}

export function buildUpdate(
  table: SchemaTable,
  query: ParsedQuery,
  changes: { readonly bodyText: string; readonly row: JsonObject; readonly fillsDefaults: boolean },
  options: ChangeOptions,
): SqlStatement {
  requireCondition(query, 'UPDATE');
  const parameters = new SqlParameters();
  const columns = namedColumns([changes.row], query.columns).map((name) => writtenColumn(table, name));
  if (columns.length === 0) {
    throw new RestError({
      status: 400,
      code: 'PGRST102',
      message: 'The update changes no column. Name at least one.',
    });
  }
  const names = columns.map(({ name }) => quoteIdentifier(name));
  const shape = columns.map(({ type }, place) => `${names[place]} ${type}`).join(', ');
  const item = `${parameters.add(changes.bodyText)}::text::jsonb`;
  const values = columns.map((column) => writtenValue(column, `(${item})`, changes.fillsDefaults, parameters));
  const change =
    `update ${relationOf(table)} as target set ${names.map((name, place) => `${name} = ${values[place]}`).join(', ')} ` +
    `from jsonb_to_record(${item}) as payload (${shape})` +
    buildWhereSql(table, query.where, parameters);
  return { text: withReturning(change, table, options.returning, options.isSingular), parameters: parameters.values };
}

export function buildDelete(table: SchemaTable, query: ParsedQuery, options: ChangeOptions): SqlStatement {
  requireCondition(query, 'DELETE');
  const parameters = new SqlParameters();
  const change = `delete from ${relationOf(table)} as target${buildWhereSql(table, query.where, parameters)}`;
  return { text: withReturning(change, table, options.returning, options.isSingular), parameters: parameters.values };
}

/** The arguments of a function call: one JSON text with all of them, or separate texts from a query string. */
export type CallArguments =
  | { readonly kind: 'json'; readonly bodyText: string; readonly names: readonly string[] }
  | { readonly kind: 'texts'; readonly values: ReadonlyMap<string, string> };

function callSql(called: SqlFunction, given: CallArguments, parameters: SqlParameters): { call: string; from: string } {
  const names = given.kind === 'json' ? given.names : [...given.values.keys()];
  const used = called.arguments.filter(({ name }) => names.includes(name));
  const functionName = `public.${quoteIdentifier(called.name)}`;
  if (given.kind === 'texts') {
    const list = used.map(
      ({ name, type }) => `${quoteIdentifier(name)} => ${parameters.add(given.values.get(name))}::text::${type}`,
    );
    return { call: `${functionName}(${list.join(', ')})`, from: '' };
  }
  if (used.length === 0) return { call: `${functionName}()`, from: '' };
  const shape = used.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ');
  const list = used.map(({ name }) => `${quoteIdentifier(name)} => arguments.${quoteIdentifier(name)}`);
  const from = `jsonb_to_record(${parameters.add(given.bodyText)}::text::jsonb) as arguments (${shape})`;
  return { call: `${functionName}(${list.join(', ')})`, from };
}

function scalarBody({ returnTypeName, returnsSet }: SqlFunction): string {
  if (returnTypeName === 'void') return 'null::text';
  return returnsSet ? "coalesce(json_agg(result.value), '[]')::text" : '(json_agg(result.value) -> 0)::text';
}

/** Builds the call of a function that returns nothing, one value or a list of values. */
export function buildScalarCall(sqlFunction: SqlFunction, args: CallArguments): SqlStatement {
  const parameters = new SqlParameters();
  const { call, from } = callSql(sqlFunction, args, parameters);
  const source = from === '' ? '' : ` from ${from}`;
  const text = `with result as materialized (select ${call} as value${source}) ${buildResultRowSql(scalarBody(sqlFunction), 'count(*)::int', 'result')}`;
  return { text, parameters: parameters.values };
}

/** Builds the call of a function that returns rows. They can be filtered, ordered and paged like a table's. */
export function buildRowSetCall(
  called: SqlFunction,
  given: CallArguments,
  query: ParsedQuery,
  options: PageOptions,
): SqlStatement {
  const parameters = new SqlParameters();
  const { call, from } = callSql(called, given, parameters);
  const source: RowSource = { name: called.name, columns: called.returnColumns ?? [] };
  const rows = from === '' ? `${call} as target` : `${from} cross join lateral ${call} as target`;
  const text =
    // The function is called only once, although the statement may read its rows twice to count them.
    `with result as materialized (select target.* from ${rows}) ${buildPageSql('result', source, query, options, parameters)}`;
  return { text, parameters: parameters.values };
}
