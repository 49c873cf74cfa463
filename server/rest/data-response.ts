import { type Preferences, singularType } from './parse-headers.ts';
import { RestError } from './rest-error.ts';
import type { PageAnswer } from './sql-text.ts';

/** Refuses an answer of none or several rows where one was asked for; thrown inside the transaction, it undoes a change. */
export function requireSingle(isSingular: boolean, rows: number): void {
  if (!isSingular || rows === 1) return;
  throw new RestError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });
}

/** Refuses a change of more rows than the caller allowed; thrown inside the transaction, it undoes the change. */
export function requireAtMost(most: number | null, rows: number): void {
  if (most === null || rows <= most) return;
  throw new RestError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

/** "0-24/573": which rows these are, of how many; a star for what is not known. */
export function contentRange(offset: number, rows: number, total: number | null): string {
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return `${range}/${total ?? '*'}`;
}

export interface DataAnswer {
  readonly status: number;
  /** JSON, or null for an answer without a body. */
  readonly body: string | null;
  readonly isSingular: boolean;
  readonly range: string | null;
  readonly location?: string;
}

export function dataResponse(answer: DataAnswer, preferences: Preferences): Response {
  const headers = new Headers();
  if (answer.body !== null) {
    const type = answer.isSingular ? singularType : 'application/json';
    headers.set('content-type', `${type}; charset=utf-8`);
  }
  if (answer.range !== null) headers.set('content-range', answer.range);
  if (answer.location !== undefined) headers.set('location', answer.location);
  if (preferences.applied.length > 0) headers.set('preference-applied', preferences.applied.join(', '));
  // What a caller may see depends on who asks.
  headers.set('cache-control', 'no-store');
  headers.set('vary', 'authorization');
  return new Response(answer.body, { status: answer.status, headers });
}

/** A page read from a table or function: 206 when the caller knows from the total that there is more. */
export function pageResponse(
  page: PageAnswer,
  offset: number,
  isSingular: boolean,
  preferences: Preferences,
): Response {
  const isPart = page.total !== null && page.pageRows < page.total;
  return dataResponse(
    {
      status: isPart && !isSingular ? 206 : 200,
      body: page.body,
      isSingular,
      range: contentRange(offset, page.pageRows, page.total),
    },
    preferences,
  );
}
