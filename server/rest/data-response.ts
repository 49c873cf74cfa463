import { type Preferences, singleObjectMediaType } from './parse/parse-headers.ts';
import { RestError } from './rest-error.ts';
import type { PagedRows } from './sql-text.ts';

const bodilessStatuses: ReadonlySet<number> = new Set([204, 205, 304]);

/**
 * Returns the body, or null if the status does not allow one (RFC 9110). A function may choose any status, and
 * `Response` throws for a body that is not allowed.
 */
export function bodyForStatus(status: number, body: string | null): string | null {
  return bodilessStatuses.has(status) ? null : body;
}

/** Throws if one row was requested and there are none or several. Inside a transaction, this rolls back the change. */
export function requireSingleRow(isSingular: boolean, rows: number): void {
  if (!isSingular || rows === 1) return;
  throw new RestError({
    status: 406,
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  });
}

/** Throws if more rows were changed than the client allows. Inside a transaction, this rolls back the change. */
export function requireRowLimit(limit: number | null, rows: number): void {
  if (limit === null || rows <= limit) return;
  throw new RestError({
    status: 400,
    code: 'PGRST124',
    message: 'Query result exceeds max-affected preference constraint',
    details: `The query affects ${rows} rows`,
  });
}

/** Formats the range of the rows and their total, as in "0-24/573". An asterisk means that the number is unknown. */
export function formatContentRange(offset: number, rows: number, total: number | null): string {
  const range = rows === 0 ? '*' : `${offset}-${offset + rows - 1}`;
  return `${range}/${total ?? '*'}`;
}

export interface DataResult {
  readonly status: number;
  /** The body as JSON text, or null for a response without a body. */
  readonly body: string | null;
  readonly isSingular: boolean;
  readonly range: string | null;
  readonly location?: string;
  readonly settings: ResponseSettings;
}

/** The status and headers that a function or trigger has set for the response. */
type ResponseSettings = Pick<PagedRows, 'status' | 'headers'>;

/**
 * Returns the status that a function has set, or null if it has set none.
 * @throws RestError PGRST112 for an invalid status
 */
function parseStatusSetting({ status }: ResponseSettings): number | null {
  if (status === null) return null;
  if (/^[2-5]\d\d$/.test(status)) return Number(status);
  throw new RestError({
    status: 500,
    code: 'PGRST112',
    message: 'response.status GUC must be a valid status code',
  });
}

/**
 * Returns the headers that a function has set, as a JSON array of objects with one name and value each.
 * @throws RestError PGRST111 for anything else
 */
function parseHeadersSetting({ headers }: ResponseSettings): readonly (readonly [string, string])[] {
  if (headers === null) return [];
  try {
    const pairs = (JSON.parse(headers) as readonly object[]).flatMap((entry) => Object.entries(entry));
    // The constructor throws if a header is invalid.
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

export function dataResponse(result: DataResult, preferences: Preferences): Response {
  const headers = new Headers();
  if (result.body !== null) {
    const type = result.isSingular ? singleObjectMediaType : 'application/json';
    headers.set('content-type', `${type}; charset=utf-8`);
  }
  if (result.range !== null) headers.set('content-range', result.range);
  if (result.location !== undefined) headers.set('location', result.location);
  if (preferences.applied.length > 0) headers.set('preference-applied', preferences.applied.join(', '));
  // The response must not be cached, because its content depends on the caller.
  headers.set('cache-control', 'no-store');
  headers.set('vary', 'authorization');
  for (const [name, value] of parseHeadersSetting(result.settings)) headers.set(name, value);
  const status = parseStatusSetting(result.settings) ?? result.status;
  const body = bodyForStatus(status, result.body);
  if (body !== null) headers.set('content-length', String(Buffer.byteLength(body)));
  return new Response(body, { status, headers });
}

/** Responds with one page of rows. If it is known that there are more rows than on the page, the status is 206. */
export function pageResponse(page: PagedRows, offset: number, isSingular: boolean, preferences: Preferences): Response {
  const isPart = page.total !== null && page.pageRows < page.total;
  return dataResponse(
    {
      status: isPart && !isSingular ? 206 : 200,
      body: page.body,
      isSingular,
      range: formatContentRange(offset, page.pageRows, page.total),
      settings: page,
    },
    preferences,
  );
}
