import { asCaller, type Caller } from '../db/as-caller.ts';
import type { Engine, Session } from '../db/engine.ts';
import type { Catalogue } from './catalogue.ts';
import { type Preferences, parsePrefer, parseRange, rangeError, wantsSingleObject } from './parse-headers.ts';
import type { QueryPair } from './parse-query.ts';
import type { ParsedQuery } from './query-grammar.ts';
import type { PageAnswer, PageOptions, Statement } from './sql-text.ts';

/** One request, as far as it is understood before a table or function is looked up. */
export interface RequestContext {
  readonly engine: Engine;
  readonly catalogue: Catalogue;
  readonly caller: Caller;
  readonly request: Request;
  readonly pairs: readonly QueryPair[];
  readonly preferences: Preferences;
  readonly isSingular: boolean;
}

/** The most rows one answer holds, as on hosted Supabase: more come page by page. */
const pageRowLimit = 1_000;

export function describeRequest(request: Request): { preferences: Preferences; isSingular: boolean } {
  return {
    preferences: parsePrefer(request.headers.get('prefer') ?? ''),
    isSingular: wantsSingleObject(request.headers.get('accept')),
  };
}

/** Which rows are asked for: by the query string, or else by the header "Range". */
export function pageOptions(context: RequestContext, query: ParsedQuery): PageOptions {
  const isInQuery = query.limit !== null || query.offset !== null;
  const range = isInQuery ? null : parseRange(context.request.headers.get('range'));
  return {
    isSingular: context.isSingular,
    hasCount: context.preferences.hasCount,
    offset: query.offset ?? range?.offset ?? 0,
    limit: Math.min(query.limit ?? range?.limit ?? pageRowLimit, pageRowLimit),
  };
}

/**
 * Runs a statement as the caller, in its own transaction; `check` may still refuse the answer and so undo the statement.
 * @throws RestError, or the database's error
 */
export function run<Row, Result>(
  context: RequestContext,
  statement: Statement,
  check: (rows: readonly Row[], rowCount: number) => Result,
  prepare: (session: Session) => Promise<unknown> = async () => {},
): Promise<Result> {
  return asCaller(context.engine, context.caller, async (session) => {
    await prepare(session);
    const answer = await session.query<Row>(statement.text, statement.parameters);
    return check(answer.rows, answer.rowCount);
  });
}

/** The one row every page statement answers. */
export function pageAnswer(rows: readonly PageAnswer[]): PageAnswer {
  const [answer] = rows;
  if (answer === undefined)
    throw new Error('Got no row from a page statement, expected one; the statement is built wrongly.');
  return answer;
}

/** @throws RestError PGRST103 when the page begins after the last row. */
export function requireWithin(offset: number, total: number | null): void {
  if (total !== null && offset > total) {
    throw rangeError(`An offset of ${offset} was requested, but there are only ${total} rows.`);
  }
}
