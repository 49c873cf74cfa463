import { type Preferences, singularType } from './parse/parse-headers.ts';
import { bodyForStatus } from './response-body.ts';
import { RestError } from './rest-error.ts';
import type { PagedRows } from './sql-text.ts';

/**
 * Refuses a result of zero or several rows if one was requested; thrown inside the transaction, it rolls back a change.
 */
export function requireSingle(isSingular: boolean, rows: number): void {
  if (!isSingular || rows === 1) return;
  throw new RestError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });
}

/** Refuses a change of more rows than allowed; thrown inside the transaction, it rolls back the change. */
export function requireRowLimit(most: number | null, rows: number): void {
  if (most === null || rows <= most) return;
  throw new RestError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

/** "0-24/573": the range of these rows and the total; a star for an unknown number. */
export function formatContentRange(offset: number, rows: number, total: number | null): string {
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return `${range}/${total ?? '*'}`;
}

export interface DataResult {
  readonly status: number;
  /** JSON, or null for a response without a body. */
  readonly body: string | null;
  readonly isSingular: boolean;
  readonly range: string | null;
  readonly location?: string;
  readonly said: ResponseSettings;
}

/** The database's response settings, see `PageResult`. */
type ResponseSettings = Pick<PagedRows, 'status' | 'headers'>;

/** @throws RestError PGRST112 for an invalid status */
function saidStatus({ status }: ResponseSettings): number | null {
  if (status === null) return null;
  if (/^[2-5]\d\d$/.test(status)) return Number(status);
  throw new RestError({
    status: 500,
    code: 'PGRST112',
    message: 'response.status GUC must be a valid status code',
  });
}

/**
 * Headers set by a function: a JSON array of objects, each with one name and value.
 * @throws RestError PGRST111 for anything else
 */
function saidHeaders({ headers }: ResponseSettings): readonly (readonly [string, string])[] {
  if (headers === null) return [];
  try {
    const pairs = (JSON.parse(headers) as readonly object[]).flatMap((entry) => Object.entries(entry));
    // Refuses an invalid header before it could break the response.
    return [...new Headers(pairs.map(([name, value]) => [name, requireText(value)]))];
  } catch {
    throw new RestError({
      status: 500,
      code: 'PGRST111',
      message: 'response.headers GUC must be a JSON array composed of objects with a single key and a string value',
    });
  }
}

function requireText(value: unknown): string {
  if (typeof value === 'string') return value;
  throw new TypeError(`The answer must be text, not ${typeof value}.`);
}

export function dataResponse(answer: DataResult, preferences: Preferences): Response {
  const headers = new Headers();
  if (answer.body !== null) {
    const type = answer.isSingular ? singularType : 'application/json';
    headers.set('content-type', `${type}; charset=utf-8`);
  }
  if (answer.range !== null) headers.set('content-range', answer.range);
  if (answer.location !== undefined) headers.set('location', answer.location);
  if (preferences.applied.length > 0) headers.set('preference-applied', preferences.applied.join(', '));
  // What a caller can see depends on the caller.
  headers.set('cache-control', 'no-store');
  headers.set('vary', 'authorization');
  for (const [name, value] of saidHeaders(answer.said)) headers.set(name, value);
  const status = saidStatus(answer.said) ?? answer.status;
  const body = bodyForStatus(status, answer.body);
  if (body !== null) headers.set('content-length', String(Buffer.byteLength(body)));
  return new Response(body, { status, headers });
}

/** A page of a table or function: 206 if the total shows that there is more. */
export function pageResponse(page: PagedRows, offset: number, isSingular: boolean, preferences: Preferences): Response {
  const isPart = page.total !== null && page.pageRows < page.total;
  return dataResponse(
    {
      status: isPart && !isSingular ? 206 : 200,
      body: page.body,
      isSingular,
      range: formatContentRange(offset, page.pageRows, page.total),
      said: page,
    },
    preferences,
  );
}
