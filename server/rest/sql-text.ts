import type { SchemaColumn } from '../db/schema/schema.ts';
import { trimTrailing } from '../http/trim-trailing.ts';
import type { Condition, IsOperatorValue, OrderTerm, ParsedQuery, SelectedColumn } from './parse/query-grammar.ts';
import { notSupportedError, quoteForMessage, RestError } from './rest-error.ts';

/** Collects the parameters of a statement, whose text refers to them as $1, $2 and so on. */
export class SqlParameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/**
 * A table, view or function result that a statement reads. Its name is used in messages. In the statement it is always
 * called "target".
 */
export interface RowSource {
  readonly name: string;
  readonly columns: readonly SchemaColumn[];
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Finds a column in the catalogue. Only names from the catalogue become part of a statement.
 * @throws RestError 42703 if there is no such column
 */
function columnOf(source: RowSource, name: string): SchemaColumn {
  const column = source.columns.find((candidate) => candidate.name === name);
  if (column === undefined) {
    throw new RestError({
      status: 400,
      code: '42703',
      message: `column ${source.name}.${quoteForMessage(name).slice(1, -1)} does not exist`,
      hint: `The columns are ${source.columns.map((known) => known.name).join(', ')}.`,
    });
  }
  return column;
}

function qualified(column: SchemaColumn): string {
  return `target.${quoteIdentifier(column.name)}`;
}

/** Returns the list of columns after "select" or "returning". */
export function buildSelectList(source: RowSource, selected: readonly SelectedColumn[]): string {
  const list = selected.flatMap((item) => {
    if (item.column === '*') return source.columns.map(qualified);
    const column = columnOf(source, item.column);
    const cast = item.cast === null ? '' : `::${item.cast}`;
    return `${qualified(column)}${cast} as ${quoteIdentifier(item.alias ?? column.name)}`;
  });
  requireSelectionLimit(source, list.length);
  return list.join(', ');
}

/**
 * Limits how often columns can be selected. A request of two kilobytes could select one long column a hundred times and
 * get fifty megabytes.
 */
function requireSelectionLimit(source: RowSource, selected: number): void {
  const most = Math.max(source.columns.length, 1) * 2;
  if (selected <= most) return;
  throw new RestError({
    status: 400,
    code: 'PGRST100',
    message: `The request selects ${selected} columns; the limit is ${most}, twice the number in ${source.name}.`,
    hint: 'Select each column once.',
  });
}

const comparisonSql = {
  eq: '=',
  neq: '<>',
  gt: '>',
  gte: '>=',
  lt: '<',
  lte: '<=',
  like: 'like',
  ilike: 'ilike',
} as const;

const isSql: Readonly<Record<IsOperatorValue, string>> = {
  null: 'is null',
  not_null: 'is not null',
  true: 'is true',
  false: 'is false',
  unknown: 'is unknown',
};

function conditionSql(source: RowSource, condition: Condition, parameters: SqlParameters): string {
  const test = testSql(source, condition, parameters);
  return condition.isNegated ? `not (${test})` : test;
}

function testSql(source: RowSource, condition: Condition, parameters: SqlParameters): string {
  if (condition.kind === 'group') {
    return `(${condition.conditions.map((member) => conditionSql(source, member, parameters)).join(` ${condition.join} `)})`;
  }
  const column = columnOf(source, condition.column);
  if (condition.kind === 'is') return `${qualified(column)} ${isSql[condition.value]}`;
  if (/^_?jsonb?$/.test(column.typeName))
    throw notSupportedError('Comparing a JSON column', 'Use is.null, or filter on another column.');
  if (condition.kind === 'in')
    return `${qualified(column)} = any(${parameters.add(arrayLiteral(condition.values))}::${column.type}[])`;
  const operator = comparisonSql[condition.operator];
  if (condition.operator === 'like' || condition.operator === 'ilike') {
    requireText(column);
    return `${qualified(column)} ${operator} ${parameters.add(likePattern(condition.value))}::text`;
  }
  // The parameter is declared with the column's type, so that an invalid value fails before any row is read. Otherwise
  // the error would reveal whether a row matches the other conditions.
  return `${qualified(column)} ${operator} ${parameters.add(condition.value)}::${column.type}`;
}

/** Formats values in PostgreSQL's array syntax, for any element type. */
const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

/**
 * Throws if the column is not text. The error code of the database for this case would be taken for an outdated
 * catalogue.
 */
function requireText({ name, typeName }: SchemaColumn): void {
  if (/^(?:text|varchar|bpchar|name|citext)$/.test(typeName)) return;
  throw new RestError({
    status: 404,
    code: '42883',
    message: `The column '${name}' is of type ${typeName}, so it cannot match a pattern.`,
    hint: 'Use eq, or filter on another column.',
  });
}

/**
 * Converts a pattern to SQL. A pattern that ends in a single escape character is refused here. In the database it would
 * fail only if a row matches the other conditions, so the error would reveal that such a row exists without a record of
 * the access.
 */
function likePattern(value: string): string {
  if ((value.length - trimTrailing(value, '\\').length) % 2 === 0) return value.replaceAll('*', '%');
  throw new RestError({
    status: 400,
    code: '22025',
    message: 'LIKE pattern must not end with escape character',
    hint: 'Write the backslash twice.',
  });
}

/** Returns " where" with the conditions, or an empty text if there are none. */
export function buildWhereSql(source: RowSource, conditions: readonly Condition[], parameters: SqlParameters): string {
  if (conditions.length === 0) return '';
  return ` where ${conditions.map((condition) => conditionSql(source, condition, parameters)).join(' and ')}`;
}

function orderSql(source: RowSource, terms: readonly OrderTerm[]): string {
  if (terms.length === 0) return '';
  const list = terms.map((term) => {
    const nulls = term.nulls === null ? '' : ` nulls ${term.nulls}`;
    return `${qualified(columnOf(source, term.column))} ${term.direction}${nulls}`;
  });
  return ` order by ${list.join(', ')}`;
}

/** The single row that every statement from this module returns. */
export interface PagedRows {
  /** The body of the response as JSON text. */
  readonly body: string | null;
  readonly pageRows: number;
  /** The number of all matching rows. Null if it was not requested. */
  readonly total: number | null;
  /** The settings "response.status" and "response.headers". Null if no function or trigger has set them. */
  readonly status: string | null;
  readonly headers: string | null;
}

/**
 * Selects the response's status and headers. They must be evaluated after the rows, because functions that the rows
 * call may set them.
 */
const responseSettings =
  "nullif(current_setting('response.status', true), '') as status, nullif(current_setting('response.headers', true), '') as headers";

/**
 * Builds the select that returns the single result row: the body, the number of rows in `from`, and the total. The
 * calls in `recordedBy` are executed even if there are no rows.
 */
export function buildResultRowSql(
  body: string,
  total: string | null,
  from: string,
  recordedBy: readonly string[] = [],
): string {
  const asked = recordedBy.map((call) => `, (select ${call})`).join('');
  return `select ${body} as body, count(*)::int as "pageRows", ${total ?? 'null::int'} as total, ${responseSettings}${asked} from ${from}`;
}

/**
 * Builds the select that returns the rows of `page` as JSON, and their number. The rows are aggregated into one array
 * first, so that column types are looked up only once. Converting each row separately took 1.5 times as long.
 */
export function buildPageJsonSql(
  isSingular: boolean,
  total: string | null,
  page = 'page',
  recordedBy?: readonly string[],
): string {
  const rows = 'array_to_json(array_agg(page))';
  return buildResultRowSql(
    isSingular ? `(${rows} -> 0)::text` : `coalesce(${rows}, '[]')::text`,
    total,
    page,
    recordedBy,
  );
}

export interface PageOptions {
  readonly isSingular: boolean;
  readonly hasCount: boolean;
  readonly offset: number;
  readonly limit: number;
  /** SQL calls that record the access, for a table whose policies apply to the caller. */
  readonly recordedBy?: readonly string[];
}

/** Builds the select that reads one page of rows. `relation` must be SQL that this server has generated. */
export function buildPageSql(
  relation: string,
  source: RowSource,
  query: ParsedQuery,
  options: PageOptions,
  parameters: SqlParameters,
): string {
  const where = buildWhereSql(source, query.where, parameters);
  const list = buildSelectList(source, query.select);
  const order = orderSql(source, query.order);
  // The limit is part of the text and not a parameter, so that a statement without filters is planned only once. That
  // is safe, because this server has computed the number.
  const offset = options.offset === 0 ? '' : ` offset ${parameters.add(options.offset)}::bigint`;
  const window = ` limit ${options.limit}${offset}`;
  const total = options.hasCount ? `(select count(*)::int from ${relation} as target${where})` : null;
  // The page is a subquery. A common table expression would materialise all rows first if a policy's function is
  // volatile.
  const page = `(select ${list} from ${relation} as target${where}${order}${window}) as page`;
  return buildPageJsonSql(options.isSingular, total, page, options.recordedBy);
}
