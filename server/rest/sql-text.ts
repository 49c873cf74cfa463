import type { SchemaColumn } from '../db/schema/schema.ts';
import { trimTrailing } from '../http/trim-trailing.ts';
import type { Condition, IsOperatorValue, OrderTerm, ParsedQuery, SelectedColumn } from './parse/query-grammar.ts';
import { notSupportedError, quoteForMessage, RestError } from './rest-error.ts';

/** Collects a statement's parameters; each appears in the text as $1, $2 … */
export class Parameters {
  readonly values: unknown[] = [];

  add(value: unknown): string {
    this.values.push(value);
    return `$${this.values.length}`;
  }
}

/** The source of rows: its name for messages, and its columns. In statements it is always called "target". */
export interface RowSource {
  readonly name: string;
  readonly columns: readonly SchemaColumn[];
}

export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}

/**
 * Looks a column up in the catalogue; only names found there reach a statement.
 * @throws RestError 42703
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

/** The list after "select" or "returning". */
export function selectList(source: RowSource, selected: readonly SelectedColumn[]): string {
  const list = selected.flatMap((item) => {
    if (item.column === '*') return source.columns.map(qualified);
    const column = columnOf(source, item.column);
    const cast = item.cast === null ? '' : `::${item.cast}`;
    return `${qualified(column)}${cast} as ${quoteIdentifier(item.alias ?? column.name)}`;
  });
  refuseRepetition(source, list.length);
  return list.join(', ');
}

/** Selecting one long column a hundred times would turn two kilobytes into fifty megabytes. */
function refuseRepetition(source: RowSource, selected: number): void {
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

function conditionSql(source: RowSource, condition: Condition, parameters: Parameters): string {
  const test = testSql(source, condition, parameters);
  return condition.isNegated ? `not (${test})` : test;
}

function testSql(source: RowSource, condition: Condition, parameters: Parameters): string {
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
  // The parameter has the column's type: an invalid text fails before any row is read, whereas a cast would fail at the
  // first row that matches so far.
  return `${qualified(column)} ${operator} ${parameters.add(condition.value)}::${column.type}`;
}

/** PostgreSQL's array syntax, for any element type. */
const arrayLiteral = (values: readonly string[]): string =>
  `{${values.map((value) => `"${value.replaceAll(/["\\]/g, '\\$&')}"`).join(',')}}`;

/** Refused here, because the database's error code for it would be taken for an outdated catalogue. */
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
 * A pattern that ends in a lone escape fails only at a row that matches so far: the failure would reveal that row and
 * leave no record.
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

/** " where …", or nothing. */
export function whereSql(source: RowSource, conditions: readonly Condition[], parameters: Parameters): string {
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

/** The result of the built statements: one row. */
export interface PagedRows {
  /** The JSON of the response. */
  readonly body: string | null;
  readonly pageRows: number;
  /** The number of all matching rows, if requested. */
  readonly total: number | null;
  /** "response.status" and "response.headers" as set by a function or trigger; null if not set. */
  readonly status: string | null;
  readonly headers: string | null;
}

/** Read after the rows, so that settings made while producing them are seen. */
const responseSettings =
  "nullif(current_setting('response.status', true), '') as status, nullif(current_setting('response.headers', true), '') as headers";

/**
 * The single result row of every statement: a body, the number of rows in it and the total. `from` is the relation to
 * count. `recordedBy` are calls made whatever the rows are.
 */
export function resultRowSql(
  body: string,
  total: string | null,
  from: string,
  recordedBy: readonly string[] = [],
): string {
  const asked = recordedBy.map((call) => `, (select ${call})`).join('');
  return `select ${body} as body, count(*)::int as "pageRows", ${total ?? 'null::int'} as total, ${responseSettings}${asked} from ${from}`;
}

/**
 * The end of every statement: the rows of `page` as JSON, and their number. As one array, so that column types are
 * looked up once: row by row took half as long again.
 */
export function pageJsonSql(
  isSingular: boolean,
  total: string | null,
  page = 'page',
  recordedBy?: readonly string[],
): string {
  const rows = 'array_to_json(array_agg(page))';
  return resultRowSql(isSingular ? `(${rows} -> 0)::text` : `coalesce(${rows}, '[]')::text`, total, page, recordedBy);
}

export interface PageOptions {
  readonly isSingular: boolean;
  readonly hasCount: boolean;
  readonly offset: number;
  readonly limit: number;
  /** SQL calls that record an access to a table whose policies apply to the caller. */
  readonly recordedBy?: readonly string[];
}

/** The select that reads one page of `relation`, which is SQL generated by this server. */
export function pageSql(
  relation: string,
  source: RowSource,
  query: ParsedQuery,
  options: PageOptions,
  parameters: Parameters,
): string {
  const where = whereSql(source, query.where, parameters);
  const list = selectList(source, query.select);
  const order = orderSql(source, query.order);
  // A number from this server, at most a page's: written out, so that a statement without filters is planned only once.
  const offset = options.offset === 0 ? '' : ` offset ${parameters.add(options.offset)}::bigint`;
  const window = ` limit ${options.limit}${offset}`;
  const total = options.hasCount ? `(select count(*)::int from ${relation} as target${where})` : null;
  // A common table expression would materialise every row first if a policy's function is volatile.
  const page = `(select ${list} from ${relation} as target${where}${order}${window}) as page`;
  return pageJsonSql(options.isSingular, total, page, options.recordedBy);
}
