import { DatabaseUnavailableError } from '../db/database-unavailable-error.ts';
import { bodyForStatus } from './data-response.ts';
import { RestError, type RestErrorParts } from './rest-error.ts';

/** Logs the cause of a failure. The response does not contain the cause. */
export interface ErrorLog {
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** An error of PostgreSQL. Errors of the embedded and of the external database have this form. */
interface DatabaseFailure {
  readonly code: string;
  readonly message: string;
  readonly detail?: string;
  readonly hint?: string;
}

function isDatabaseFailure(error: unknown): error is DatabaseFailure {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^[0-9A-Z]{5}$/.test(error.code)
  );
}

/**
 * PostgREST's mapping of SQLSTATE codes to HTTP statuses. The longest matching prefix decides. A code without a match
 * counts as the client's error.
 */
const statusOfCode: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '21000': 500,
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53': 503,
  '53400': 500,
  '54': 500,
  '55': 500,
  '57': 500,
  '57P01': 503,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  P0001: 400,
  PT: 500,
  XX: 500,
};

/** Returns the HTTP status of a database error. A missing privilege is 403 for a signed-in caller, otherwise 401. */
export function statusOfSqlState(code: string, isSignedIn: boolean): number {
  if (code === '42501') return isSignedIn ? 403 : 401;
  return statusOfCode[code] ?? statusOfCode[code.slice(0, 2)] ?? 400;
}

/**
 * SQLSTATE codes of a missing value, a failed check and a failed check option of a view. With these codes, the
 * database's detail quotes the whole row, even columns that the caller may not read. The detail is not needed, because
 * the message names the column or constraint.
 */
const codesThatQuoteRows: ReadonlySet<string> = new Set(['23502', '23514', '44000']);

const detailOf = ({ code, detail }: DatabaseFailure): string | null =>
  codesThatQuoteRows.has(code) ? null : (detail ?? null);

/**
 * Parses an error that a function raises as an HTTP response
 * (https://docs.postgrest.org/en/stable/references/errors.html#custom-errors). Code PT402 means status 402. Code PGRST
 * has the response as JSON in its message, and status and headers in its detail. Returns null for any other error.
 */
function parseRaisedResponse({ code, message, detail, hint }: DatabaseFailure): RestError | null {
  const status = /^PT([2-5]\d\d)$/.exec(code)?.[1];
  if (status !== undefined)
    return new RestError({ status: Number(status), code, message, details: detail ?? null, hint: hint ?? null });
  if (code !== 'PGRST') return null;
  try {
    const parts = JSON.parse(message) as Pick<RestErrorParts, 'code' | 'message' | 'details' | 'hint'>;
    const { status: raised, headers = {} } = JSON.parse(detail ?? '') as Pick<RestErrorParts, 'status' | 'headers'>;
    if (typeof parts.code !== 'string' || typeof parts.message !== 'string') throw new TypeError('a text is missing');
    // The constructor throws if the status or a header is invalid.
    new Response(null, { status: raised, headers });
    return new RestError({ ...parts, status: raised, headers });
  } catch {
    return new RestError({
      status: 500,
      code: 'PGRST121',
      message: 'Could not parse JSON in the "RAISE SQLSTATE \'PGRST\'" error',
      hint: 'MESSAGE: {"code", "message", "details", "hint"}; DETAIL: {"status", "headers"}',
    });
  }
}

function answer(
  status: number,
  code: string,
  message: string,
  details: string | null,
  hint: string | null,
  more: Readonly<Record<string, string>> = {},
): Response {
  const headers = new Headers({ ...more, 'content-type': 'application/json; charset=utf-8' });
  if (status === 401) headers.set('www-authenticate', 'Bearer');
  return new Response(bodyForStatus(status, JSON.stringify({ code, message, details, hint })), { status, headers });
}

/**
 * Turns any failure of a request into a response. An unexpected error gets a fixed message, and its cause is logged.
 */
export function errorResponse(error: unknown, isSignedIn: boolean, log: ErrorLog): Response {
  if (error instanceof RestError)
    return answer(error.status, error.code, error.message, error.details, error.hint, error.headers);
  if (isDatabaseFailure(error)) {
    const raised = parseRaisedResponse(error);
    if (raised !== null) return errorResponse(raised, isSignedIn, log);
  }
  const code = isDatabaseFailure(error) ? error.code : 'XX000';
  const status = isDatabaseFailure(error) ? statusOfSqlState(code, isSignedIn) : 500;
  if (isDatabaseFailure(error) && status < 500) {
    return answer(status, code, error.message, detailOf(error), error.hint ?? null);
  }
  // The database's detail is not logged, because it may quote a row.
  log.error(
    { code, cause: error instanceof Error ? (error.stack ?? error.message) : String(error) },
    'A request for data failed',
  );
  return answer(
    status,
    code,
    'The server could not answer this request.',
    null,
    "Try again. The server's log has the cause.",
  );
}

/**
 * Turns an error of the token check into a response. If the token was refused, the error itself has a status, code and
 * message.
 */
export function tokenErrorResponse(error: unknown, log: ErrorLog): Response {
  if (error instanceof DatabaseUnavailableError) throw error;
  const refusal = error as { status?: unknown; code?: unknown; message?: unknown };
  const { status, code, message } = refusal ?? {};
  if (typeof status === 'number' && status >= 400 && status < 500 && typeof message === 'string') {
    return answer(status, typeof code === 'string' ? code : 'PGRST301', message, null, null);
  }
  return errorResponse(error, false, log);
}
