import type { DatabaseSession, Engine, SqlStatement } from '../db/engine.ts';
import { type Caller, runAsCaller, runStatementAsCaller } from '../db/run-as-caller.ts';
import { createLongResponseQueue } from '../http/load/long-responses.ts';
import { splitRequestUrl } from '../http/request-url.ts';
import {
  type Preferences,
  parsePreferHeader,
  parseRowRange,
  rangeNotSatisfiableError,
  wantsSingleObject,
} from './parse/parse-headers.ts';
import type { QueryPair } from './parse/parse-query.ts';
import type { ParsedQuery } from './parse/query-grammar.ts';
import { RestError } from './rest-error.ts';
import type { SchemaCatalogue } from './schema-catalogue.ts';
import type { PagedRows, PageOptions } from './sql-text.ts';

/** A request whose headers and query string have been parsed, before its table or function is looked up. */
export interface RequestContext {
  readonly engine: Engine;
  readonly catalogue: SchemaCatalogue;
  readonly caller: Caller;
  readonly request: Request;
  /** The sender's network address. Empty if it is unknown. */
  readonly clientIp: string;
  readonly pairs: readonly QueryPair[];
  readonly preferences: Preferences;
  readonly isSingular: boolean;
}

/** All requests share this queue, because one thread sends all responses. */
const waitInQueue = createLongResponseQueue();

/** Maximum number of rows per response, as on hosted Supabase. Further rows must be requested page by page. */
const pageRowLimit = 1_000;

export function readRequestPreferences(request: Request): { preferences: Preferences; isSingular: boolean } {
  return {
    preferences: parsePreferHeader(request.headers.get('prefer') ?? ''),
    isSingular: wantsSingleObject(request.headers.get('accept')),
  };
}

/** Returns which rows were requested. The query string takes precedence over the header "Range". */
export function readPageOptions(context: RequestContext, query: ParsedQuery): PageOptions {
  const isInQuery = query.limit !== null || query.offset !== null;
  const range = isInQuery ? null : parseRowRange(context.request.headers.get('range'));
  return {
    isSingular: context.isSingular,
    hasCount: context.preferences.hasCount,
    offset: query.offset ?? range?.offset ?? 0,
    limit: Math.min(query.limit ?? range?.limit ?? pageRowLimit, pageRowLimit),
  };
}

interface RunRules {
  /**
   * Checks the result. It may throw, which rolls back the statement. If omitted, the commit is sent together with the
   * statement.
   */
  readonly check?: ((answer: PagedRows) => void) | undefined;
  /** Whether the database must refuse any change. */
  readonly isReadOnly?: boolean;
}

/**
 * Runs a statement as the caller, in a separate transaction.
 * @throws RestError, or the database's error
 */
export async function runQuery(
  context: RequestContext,
  statement: SqlStatement,
  rules: RunRules = {},
): Promise<PagedRows> {
  const answer = await askDatabase(context, statement, rules);
  await waitInQueue(answer.body?.length ?? 0);
  return answer;
}

async function askDatabase(
  { engine, caller, request, clientIp }: RequestContext,
  statement: SqlStatement,
  { check, isReadOnly = false }: RunRules,
): Promise<PagedRows> {
  const settings = { ...requestSettings(request, clientIp), ...(isReadOnly && { transaction_read_only: 'on' }) };
  if (check === undefined) return onlyRow(await runStatementAsCaller<PagedRows>(engine, caller, statement, settings));
  const work = async (session: DatabaseSession) => {
    const answer = onlyRow((await session.query<PagedRows>(statement.text, statement.parameters)).rows);
    check(answer);
    return answer;
  };
  return runAsCaller(engine, caller, work, settings);
}

function onlyRow([answer]: readonly PagedRows[]): PagedRows {
  if (answer !== undefined) return answer;
  throw new Error('The statement returned no row, so the server built it incorrectly.');
}

/**
 * Returns settings with information about the request, which functions and policies can read under PostgREST's names
 * (https://docs.postgrest.org/en/stable/references/transactions.html).
 */
function requestSettings(request: Request, clientIp: string): Readonly<Record<string, string>> {
  // Hosted Supabase sets these two headers itself. A client could forge them, so they are replaced or removed here.
  const all: Record<string, string> = { ...Object.fromEntries(request.headers), 'x-forwarded-for': clientIp };
  const { 'cf-connecting-ip': _, ...visibleHeaders } = all;
  return {
    'request.method': request.method,
    'request.path': splitRequestUrl(request).pathname.replace(/^\/rest\/v1(?=\/)/, ''),
    'request.headers': JSON.stringify(visibleHeaders),
  };
}

/**
 * Refuses an anonymous visitor who has no grant for a table or function. The message is the same as the database's, but
 * the database is not queried, so that these requests cost nothing.
 * @throws RestError 42501
 */
export function requireAnonymousGrant({ caller }: RequestContext, isGranted: boolean, what: string): void {
  if (caller.role !== 'anon' || isGranted) return;
  throw new RestError({ status: 401, code: '42501', message: `permission denied for ${what}` });
}

/**
 * Maximum number of characters in a response. It suffices for several rows with the longest texts. There is a limit
 * because a response stays in memory until the client has read it.
 */
const answerCharactersMax = 4 * 1024 * 1024;

/** @throws RestError 54000 if the response is longer than the limit */
export function requireResponseSizeLimit({ body }: PagedRows): void {
  if (body === null || body.length <= answerCharactersMax) return;
  throw new RestError({
    status: 400,
    code: '54000',
    message: `The answer would have ${body.length} characters; the limit is ${answerCharactersMax}.`,
    hint: 'Request fewer columns, or fewer rows at a time.',
  });
}

/** @throws RestError PGRST103 if the page begins after the last row */
export function requireOffsetWithinTotal(offset: number, total: number | null): void {
  if (total !== null && offset > total) {
    throw rangeNotSatisfiableError(`An offset of ${offset} was requested, but there are only ${total} rows.`, total);
  }
}
