import { isDeepStrictEqual } from 'node:util';
import type { SqlStatement } from '../db/engine.ts';
import type { AnonymousGrants, SchemaTable } from '../db/schema/schema.ts';
import { buildDelete, buildInsert, buildSelect, buildUpdate } from './build-statement.ts';
import { dataResponse, formatContentRange, pageResponse, requireRowLimit, requireSingleRow } from './data-response.ts';
import { parseQuery } from './parse/parse-query.ts';
import type { ParsedQuery } from './parse/query-grammar.ts';
import { readBody, requireObject, requireRows } from './read-body.ts';
import {
  type RequestContext,
  readPageOptions,
  requireAnonymousGrant,
  requireOffsetWithinTotal,
  requireResponseSizeLimit,
  runQuery,
} from './request-context.ts';
import { notSupportedError, RestError } from './rest-error.ts';
import type { PagedRows, PageOptions } from './sql-text.ts';

/** Reads or changes the rows of a table, depending on the request's method. */
export async function handleTableRequest(context: RequestContext, tableName: string): Promise<Response> {
  const handle = handlers[context.request.method];
  if (handle === undefined) {
    throw new RestError({
      status: 405,
      code: 'PGRST117',
      message: `Unsupported HTTP method: ${context.request.method}`,
      hint: `A table accepts ${Object.keys(handlers).join(', ')}.`,
    });
  }
  const query = parseQuery(context.pairs);
  const table = await context.catalogue.table(tableName);
  requireAnonymousGrant(
    context,
    table.anonymousMay[grantOf[context.request.method] ?? 'select'],
    `table ${table.name}`,
  );
  return handle(context, table, query);
}

type TableHandler = (context: RequestContext, table: SchemaTable, query: ParsedQuery) => Promise<Response>;

const handlers: Readonly<Record<string, TableHandler>> = {
  GET: read,
  HEAD: read,
  POST: insert,
  PATCH: update,
  DELETE: remove,
};

const grantOf: Readonly<Record<string, keyof AnonymousGrants>> = {
  POST: 'insert',
  PATCH: 'update',
  DELETE: 'delete',
};

async function read(context: RequestContext, table: SchemaTable, query: ParsedQuery): Promise<Response> {
  requireKey(table, query);
  // A policy records an access only if it evaluates a row. These calls also record an access that finds no row, because
  // "none" is an answer too.
  const recordedBy = context.caller.role === 'authenticated' ? table.recordedBy : [];
  const options = { ...readPageOptions(context, query), recordedBy };
  // The checks below run after the commit. If one fails, its error may reveal that rows exist, so the record of the
  // access must not be rolled back.
  const page = await runQuery(context, readOf(table, query, options));
  requireResponseSizeLimit(page);
  requireSingleRow(context.isSingular, page.pageRows);
  requireOffsetWithinTotal(options.offset, page.total);
  return pageResponse(page, options.offset, context.isSingular, context.preferences);
}

/**
 * Tables that contain the rows of all members and grow without limit. Each is listed with the indexed column by which
 * it must be filtered.
 */
const requiredColumns: ReadonlyMap<string, string> = new Map([['ledger_entries', 'row_id']]);

/**
 * Refuses a query that would scan a whole table of this kind. Its policy is evaluated for each row, so the query of one
 * member would delay all others.
 */
function requireKey(table: SchemaTable, { where }: ParsedQuery): void {
  const key = requiredColumns.get(table.name);
  const isByKey = (condition: ParsedQuery['where'][number]) =>
    condition.kind !== 'group' &&
    condition.column === key &&
    !condition.isNegated &&
    (condition.kind === 'in' || (condition.kind === 'compare' && condition.operator === 'eq'));
  if (key === undefined || where.some(isByKey)) return;
  throw notSupportedError(
    `Reading ${table.name} without its rows`,
    `Choose whose entries with ${key}=eq. or ${key}=in.().`,
  );
}

interface BuiltRead {
  readonly table: SchemaTable;
  readonly options: PageOptions;
  readonly statement: SqlStatement;
}

/** Caches statements by parsed query, because the site repeats the same queries. */
const builtReads = new WeakMap<ParsedQuery, BuiltRead>();

function readOf(table: SchemaTable, query: ParsedQuery, options: PageOptions): SqlStatement {
  const before = builtReads.get(query);
  if (before?.table === table && isDeepStrictEqual(before.options, options)) return before.statement;
  const statement = buildSelect(table, query, options);
  builtReads.set(query, { table, options, statement });
  return statement;
}

async function insert(context: RequestContext, table: SchemaTable, query: ParsedQuery): Promise<Response> {
  if (context.preferences.isUpsert) {
    throw notSupportedError('Upsert (Prefer: resolution)', 'Insert, and handle the error 23505 when the row exists.');
  }
  if (query.where.length > 0) throw notSupportedError('A filter on an insert', 'Leave the filter out.');
  const body = await readBody(context.request);
  const rows = requireRows(body);
  const bodyText = Array.isArray(body.value) ? body.text : `[${body.text}]`;
  const { fillsDefaults } = context.preferences;
  return change(context, table, query, 201, (options) =>
    buildInsert(table, query, { bodyText, rows, fillsDefaults }, options),
  );
}

async function update(context: RequestContext, table: SchemaTable, query: ParsedQuery): Promise<Response> {
  const body = await readBody(context.request);
  const row = requireObject(body, 'the columns to change');
  return change(context, table, query, 200, (options) =>
    buildUpdate(table, query, { bodyText: body.text, row, fillsDefaults: context.preferences.fillsDefaults }, options),
  );
}

function remove(context: RequestContext, table: SchemaTable, query: ParsedQuery): Promise<Response> {
  return change(context, table, query, 200, (options) => buildDelete(table, query, options));
}

/**
 * Returns the columns of the changed rows that the response needs: the selected columns, or the key for the header
 * "Location". Null if it needs none.
 */
function returningColumns(
  context: RequestContext,
  table: SchemaTable,
  query: ParsedQuery,
): ParsedQuery['select'] | null {
  if (context.preferences.returns === 'representation') return query.select;
  if (context.preferences.returns === 'minimal' || table.primaryKey.length === 0) return null;
  return table.primaryKey.map((column) => ({ column, alias: null, cast: null }));
}

async function change(
  context: RequestContext,
  table: SchemaTable,
  query: ParsedQuery,
  statusWithBody: number,
  build: (options: { returning: ParsedQuery['select'] | null; isSingular: boolean }) => SqlStatement,
): Promise<Response> {
  const { preferences } = context;
  const hasBody = preferences.returns === 'representation';
  const isSingular = context.isSingular && hasBody;
  const returning = returningColumns(context, table, query);
  const check = (answer: PagedRows) => {
    requireResponseSizeLimit(answer);
    // A request for a single object must change exactly one row, even if no columns are returned.
    requireSingleRow(context.isSingular, answer.pageRows);
    requireRowLimit(preferences.maxAffected, answer.pageRows);
  };
  const mayRefuse = returning !== null || context.isSingular || preferences.maxAffected !== null;
  const page = await runQuery(context, build({ returning, isSingular }), mayRefuse ? { check } : {});
  const total = preferences.hasCount ? page.pageRows : null;
  const location =
    preferences.returns === 'headers-only' && page.body !== null ? locationOf(table, page.body) : undefined;
  return dataResponse(
    {
      status: hasBody || statusWithBody === 201 ? statusWithBody : 204,
      body: hasBody ? page.body : null,
      isSingular,
      range: formatContentRange(0, hasBody ? page.pageRows : 0, total),
      ...(location !== undefined && { location }),
      settings: page,
    },
    preferences,
  );
}

/** Returns the URL of the inserted row. Undefined unless exactly one row was inserted. */
function locationOf(table: SchemaTable, body: string): string | undefined {
  const rows = JSON.parse(body) as readonly Record<string, unknown>[];
  const [row, another] = rows;
  if (row === undefined || another !== undefined) return undefined;
  const key = Object.entries(row).map(
    ([name, value]) => `${encodeURIComponent(name)}=eq.${encodeURIComponent(String(value))}`,
  );
  return `/${encodeURIComponent(table.name)}?${key.join('&')}`;
}
