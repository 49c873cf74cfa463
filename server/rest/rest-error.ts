export interface RestErrorParts {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  readonly details?: string | null;
  readonly hint?: string | null;
  readonly headers?: Readonly<Record<string, string>>;
}

/** An error response; codes as in PostgREST's table (https://docs.postgrest.org/en/stable/references/errors.html). */
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

/** The query string has a syntax error. */
export function syntaxError(got: string, expected: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST100',
    message: `Could not read the query string at ${quoteForMessage(got)}. Use ${expected}.`,
  });
}

/** A feature of PostgREST that this server lacks: refused by name, never half done. */
export function notSupportedError(what: string, instead: string): RestError {
  return new RestError({
    status: 400,
    code: 'PGRST127',
    message: `${what} is not supported by this server.`,
    details: what,
    hint: instead,
  });
}

/** The body is not what the request needs. */
export function invalidBodyError(message: string, status = 400): RestError {
  return new RestError({ status, code: 'PGRST102', message });
}

/** Shortens a caller's input so that it can be quoted. */
export function quoteForMessage(text: string): string {
  return `"${text.length > 80 ? `${text.slice(0, 80)}…` : text}"`;
}
