import type { Engine, Session, Statement } from '../db/engine.ts';
import { type Caller, runAsCaller, runStatementAsCaller } from '../db/run-as-caller.ts';
import { createLongResponseQueue } from '../http/load/long-responses.ts';
import { splitRequestUrl } from '../http/request-url.ts';
import { type Preferences, parsePrefer, parseRowRange, rangeError, wantsSingleObject } from './parse/parse-headers.ts';
import type { QueryPair } from './parse/parse-query.ts';
import type { ParsedQuery } from './parse/query-grammar.ts';
import { RestError } from './rest-error.ts';
import type { SchemaCatalogue } from './schema-catalogue.ts';
import type { PagedRows, PageOptions } from './sql-text.ts';

/** A request, parsed as far as possible before a table or function is looked up. */
export interface RequestContext {
  readonly engine: Engine;
  readonly catalogue: SchemaCatalogue;
  readonly caller: Caller;
  readonly request: Request;
  /** The sender's network address; empty if unknown. */
  readonly clientIp: string;
  readonly pairs: readonly QueryPair[];
  readonly preferences: Preferences;
  readonly isSingular: boolean;
}

/** Turns are shared by all requests, because one thread serves everyone. */
const longAnswerTurn = createLongResponseQueue();

/** Maximum number of rows per response, as on hosted Supabase: more come page by page. */
const pageRowLimit = 1_000;

export function readRequestPreferences(request: Request): { preferences: Preferences; isSingular: boolean } {
  return {
    preferences: parsePrefer(request.headers.get('prefer') ?? ''),
    isSingular: wantsSingleObject(request.headers.get('accept')),
  };
}

/** The requested rows: by the query string, or else by the header "Range". */
export function pageOptions(context: RequestContext, query: ParsedQuery): PageOptions {
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
   * May refuse the result and so roll back the statement; if omitted, nothing can be rolled back, and the commit is
   * sent with the statement.
   */
  readonly check?: ((answer: PagedRows) => void) | undefined;
  /** Read-only: the database refuses any change. */
  readonly isReadOnly?: boolean;
}

/**
 * Runs a statement as the caller, in its own transaction.
 * @throws RestError, or the database's error
 */
export async function runQuery(
  context: RequestContext,
  statement: Statement,
  rules: RunRules = {},
): Promise<PagedRows> {
  const answer = await askDatabase(context, statement, rules);
  await longAnswerTurn(answer.body?.length ?? 0);
  return answer;
}

async function askDatabase(
  { engine, caller, request, clientIp }: RequestContext,
  statement: Statement,
  { check, isReadOnly = false }: RunRules,
): Promise<PagedRows> {
  const settings = { ...requestSettings(request, clientIp), ...(isReadOnly && { transaction_read_only: 'on' }) };
  if (check === undefined) return onlyRow(await runStatementAsCaller<PagedRows>(engine, caller, statement, settings));
  const work = async (session: Session) => {
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
 * Request settings that functions and policies can read, under PostgREST's names
 * (https://docs.postgrest.org/en/stable/references/transactions.html).
 */
function requestSettings(request: Request, clientIp: string): Readonly<Record<string, string>> {
  // Both have the names used by hosted Supabase, which sets them itself; values from the client would be forgeable.
  const all: Record<string, string> = { ...Object.fromEntries(request.headers), 'x-forwarded-for': clientIp };
  const { 'cf-connecting-ip': _, ...said } = all;
  return {
    'request.method': request.method,
    'request.path': splitRequestUrl(request).pathname.replace(/^\/rest\/v1(?=\/)/, ''),
    'request.headers': JSON.stringify(said),
  };
}

/**
 * Refuses anonymous visitors a table or function they have no grant for, with the database's message but without
 * querying it: such a refusal must cost nothing.
 * @throws RestError 42501
 */
export function refuseAnonymous({ caller }: RequestContext, isGranted: boolean, what: string): void {
  if (caller.role !== 'anon' || isGranted) return;
  throw new RestError({ status: 401, code: '42501', message: `permission denied for ${what}` });
}

/** Enough for several rows of the longest texts; an unread response stays in memory as a whole. */
const answerCharactersMax = 4 * 1024 * 1024;

/** @throws RestError 54000 for a response above the limit */
export function refuseLongResponse({ body }: PagedRows): void {
  if (body === null || body.length <= answerCharactersMax) return;
  throw new RestError({
    status: 400,
    code: '54000',
    message: `The answer would have ${body.length} characters; the limit is ${answerCharactersMax}.`,
    hint: 'Request fewer columns, or fewer rows at a time.',
  });
}

/** @throws RestError PGRST103 if the page begins after the last row */
export function requireOffsetWithin(offset: number, total: number | null): void {
  if (total !== null && offset > total) {
    throw rangeError(`An offset of ${offset} was requested, but there are only ${total} rows.`, total);
  }
}
