/** Optional details of an error. */
interface AuthErrorExtras {
  readonly retryAfterSeconds?: number;
  readonly allow?: string;
  /** GoTrue's reasons why a password is weak. */
  readonly weakPasswordReasons?: readonly string[];
}

/**
 * An error of the auth API, with GoTrue's code (https://supabase.com/docs/guides/auth/debugging/error-codes) and a
 * message for visitors.
 */
export class AuthError extends Error {
  readonly status: number;
  readonly code: string;
  readonly extras: AuthErrorExtras;

  constructor(status: number, code: string, message: string, extras: AuthErrorExtras = {}) {
    super(message);
    this.name = 'AuthError';
    this.status = status;
    this.code = code;
    this.extras = extras;
  }
}

export function validationError(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message);
}

const versionHeader = 'X-Supabase-Api-Version';
/**
 * The first API version in which `code` is the name of an error. In earlier versions `code` is the HTTP status, and the
 * name is in `error_code`.
 */
const namedCodesSince = '2024-01-01';

/** Returns the response for an error, in the format of the API version that the client requests. */
export function authErrorResponse(error: AuthError, request: Request): Response {
  const wantsNamedCodes = (request.headers.get(versionHeader) ?? '') >= namedCodesSince;
  const { retryAfterSeconds, allow, weakPasswordReasons } = error.extras;
  const body = {
    ...(wantsNamedCodes
      ? { code: error.code, message: error.message }
      : { code: error.status, error_code: error.code, msg: error.message }),
    ...(weakPasswordReasons === undefined ? {} : { weak_password: { reasons: weakPasswordReasons } }),
  };
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  if (wantsNamedCodes) headers.set(versionHeader, namedCodesSince);
  if (retryAfterSeconds !== undefined) headers.set('Retry-After', String(retryAfterSeconds));
  if (allow !== undefined) headers.set('Allow', allow);
  return Response.json(body, { status: error.status, headers });
}
