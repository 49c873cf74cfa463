export type Variables = Readonly<Record<string, string | undefined>>;

/** An error in the configuration. Retrying cannot correct it, so the process exits with its message. */
export class InvalidConfigurationError extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause });
    this.name = 'InvalidConfigurationError';
  }
}

/**
 * Throws an error about an environment variable. Its value is shown unless `value` is undefined, which the caller
 * passes if the value may contain a secret.
 */
export function throwInvalidValue(name: string, value: string | undefined, expected: string, advice: string): never {
  const shown = value === undefined ? '' : `, not "${value}"`;
  throw new InvalidConfigurationError(`${name} must be ${expected}${shown}. ${advice}.`);
}

/** Reads an environment variable. If the variable is empty, it counts as not set. */
export function readTextValue(variables: Variables, name: string): string | undefined {
  return variables[name]?.trim() || undefined;
}

interface IntegerRange {
  readonly from: number;
  readonly to: number;
  /** An example of a valid value, for error messages. */
  readonly example: string;
}

export function readInteger(
  variables: Variables,
  name: string,
  { from, to, example }: IntegerRange,
): number | undefined {
  const text = variables[name];
  if (text === undefined || text === '') return undefined;
  const value = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  if (value >= from && value <= to) return value;
  return throwInvalidValue(name, text, `a whole number from ${from} to ${to}`, `Try ${name}=${example} npm start`);
}

/** Reads a variable with an origin: a URL without a path, as browsers write it. */
export function readOrigin(variables: Variables, name: string): string | undefined {
  const text = readTextValue(variables, name);
  return text === undefined ? undefined : requireOrigin(name, text);
}

/** Reads ALLOWED_ORIGINS, a comma-separated list of origins. */
export function readAllowedOrigins(variables: Variables): readonly string[] {
  const texts = (readTextValue(variables, 'ALLOWED_ORIGINS') ?? '').split(',').map((text) => text.trim());
  return texts.filter((text) => text !== '').map((text) => requireOrigin('ALLOWED_ORIGINS', text));
}

function requireOrigin(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url !== undefined && /^https?:$/.test(url.protocol) && [`${url.origin}/`, url.origin].includes(text);
  if (isOrigin) return url.origin;
  return throwInvalidValue(
    name,
    text,
    'an origin: http or https, host, port',
    'Write it without a path, like https://example.org',
  );
}
