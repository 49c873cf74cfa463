export interface RestErrorParts {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * An error that is sent as a response. Its codes are PostgREST's
 * (https://docs.postgrest.org/en/stable/references/errors.html).
 */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(parts: RestErrorParts) {
    super(parts.message);
    this.name = 'RestError';
    this.status = parts.status;
    this.code = parts.code;
    this.details = parts.details ?? null;
    this.hint = parts.hint ?? null;
    this.headers = parts.headers ?? {};
  }
}

/** Creates the error for a query string that contains `value` where `expected` should be. */
export function querySyntaxError(value: string, expected: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST100',
    message: `Could not read the query string at ${quoteForMessage(value)}. Use ${expected}.`,
  });
}

/**
 * Creates the error for a feature of PostgREST that this server does not have. It names the feature and says what to do
 * instead.
 */
export function notSupportedError(what: string, instead: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST127',
    message: `${what} is not supported by this server.`,
    details: what,
    hint: instead,
  });
}

/** Creates the error for a body that the request cannot use. */
export function invalidBodyError(message: string, status = 400): RestError {
  return new RestError({ status, code: 'PGRST102', message });
}

/** Shortens and quotes a caller's input for an error message. */
export function quoteForMessage(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 80)}…` : text}"`;
}
