/** Details of an error besides its message. */
interface AuthErrorExtras {
  readonly retryAfterSeconds?: number;
  readonly allow?: string;
  /** Why a password is weak, in GoTrue's words. */
  readonly weakPasswordReasons?: readonly string[];
}

/**
 * An error with GoTrue's code (https://supabase.com/docs/guides/auth/debugging/error-codes) and a message for the
 * visitor.
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
 * From this API version on `code` is the name of the error; before, it was the status and the name was in `error_code`.
 */
const namedCodesSince = '2024-01-01';

/** The error in the format of the requested API version. */
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
