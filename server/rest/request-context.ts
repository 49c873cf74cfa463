import { asCaller, asCallerAtOnce, type Caller } from '../db/as-caller.ts';
import type { Engine, Session, Statement } from '../db/engine.ts';
import { requestAddress } from '../http/address-of.ts';
import { createLongAnswerTurns } from '../http/load/long-answers.ts';
import type { Catalogue } from './catalogue.ts';
import { type Preferences, parsePrefer, parseRowRange, rangeError, wantsSingleObject } from './parse/parse-headers.ts';
import type { QueryPair } from './parse/parse-query.ts';
import type { ParsedQuery } from './parse/query-grammar.ts';
import { RestError } from './rest-error.ts';
import type { PagedRows, PageOptions } from './sql-text.ts';

/** One request, as far as it is understood before a table or function is looked up. */
export interface RequestContext {
  readonly engine: Engine;
  readonly catalogue: Catalogue;
  readonly caller: Caller;
  readonly request: Request;
  /** The sender's network address; empty where it is not known. */
  readonly clientIp: string;
  readonly pairs: readonly QueryPair[];
  readonly preferences: Preferences;
  readonly isSingular: boolean;
}

/** One thread serves everyone: so are their turns. */
const longAnswerTurn = createLongAnswerTurns();

/** The most rows one answer holds, as on hosted Supabase: more come page by page. */
const pageRowLimit = 1_000;

export function describeRequest(request: Request): { preferences: Preferences; isSingular: boolean } {
  return {
    preferences: parsePrefer(request.headers.get('prefer') ?? ''),
    isSingular: wantsSingleObject(request.headers.get('accept')),
  };
}

/** Which rows are requested: by the query string, or else by the header "Range". */
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
  /** May refuse the answer, and so undo the statement; left out, nothing can be undone, and the commit travels with the statement. */
  readonly check?: ((answer: PagedRows) => void) | undefined;
  /** The database refuses whatever would be changed. */
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
  if (check === undefined) return onlyRow(await asCallerAtOnce<PagedRows>(engine, caller, statement, settings));
  const work = async (session: Session) => {
    const answer = onlyRow((await session.query<PagedRows>(statement.text, statement.parameters)).rows);
    check(answer);
    return answer;
  };
  return asCaller(engine, caller, work, settings);
}

function onlyRow([answer]: readonly PagedRows[]): PagedRows {
  if (answer !== undefined) return answer;
  throw new Error('The statement returned no row, so it is built wrongly.');
}

/** What a function or policy may read of the request, under PostgREST's names (https://docs.postgrest.org/en/stable/references/transactions.html). */
function requestSettings(request: Request, clientIp: string): Readonly<Record<string, string>> {
  // Both are read as hosted Supabase has them, who sets them itself: here a sender could have made them up.
  const all: Record<string, string> = { ...Object.fromEntries(request.headers), 'x-forwarded-for': clientIp };
  const { 'cf-connecting-ip': _, ...said } = all;
  return {
    'request.method': request.method,
    'request.path': requestAddress(request).pathname.replace(/^\/rest\/v1(?=\/)/, ''),
    'request.headers': JSON.stringify(said),
  };
}

/**
 * Refuses an anonymous visitor what they hold no grant for, in the database's words and without asking it: such a refusal must cost
 * nothing.
 * @throws RestError 42501
 */
export function refuseAnonymous({ caller }: RequestContext, isGranted: boolean, what: string): void {
  if (caller.role !== 'anon' || isGranted) return;
  throw new RestError({ status: 401, code: '42501', message: `permission denied for ${what}` });
}

/** Some rows of the longest texts fit many times; an answer that nobody reads is kept in memory, whole. */
const answerCharactersMax = 4 * 1024 * 1024;

/** @throws RestError 54000 for an answer longer than any is */
export function refuseLongAnswer({ body }: PagedRows): void {
  if (body === null || body.length <= answerCharactersMax) return;
  throw new RestError({
    status: 400,
    code: '54000',
    message: `The answer would have ${body.length} characters; the limit is ${answerCharactersMax}.`,
    hint: 'Request fewer columns, or fewer rows at a time.',
  });
}

/** @throws RestError PGRST103 when the page begins after the last row. */
export function requireWithin(offset: number, total: number | null): void {
  if (total !== null && offset > total) {
    throw rangeError(`An offset of ${offset} was requested, but there are only ${total} rows.`, total);
  }
}
