import { type Logger, pino } from 'pino';

/** Receives whole lines of the server's log. Tests pass an object that collects them. */
export interface LineLog {
  readonly info: (line: string) => void;
  readonly error: (line: string, cause?: unknown) => void;
}

/**
 * The same interface as pino's: fields for programs, and a constant message for people. Callers must not log personal
 * data, passwords or tokens.
 */
export interface ServerLog {
  info(fields: Readonly<Record<string, unknown>>, message: string): void;
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

interface ServerLogOptions {
  readonly level: string;
  readonly format: 'json' | 'text';
  readonly write: (line: string) => void;
}

/**
 * Creates the structured log, with one line per event as JSON or text. Personal data and secrets are removed from every
 * line before it is written.
 */
export function createServerLogger({ level, format, write }: ServerLogOptions): ServerLog {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const stream = {
    write: (line: string) => {
      const clean = scrub(line);
      write(format === 'json' ? clean : readableLine(clean));
    },
  };
  return pino(options, stream) satisfies Logger;
}

/** Adapts the structured log for callers that write lines of text. */
export function createLineLog(log: ServerLog): LineLog {
  return {
    info: (line) => log.info({}, line),
    error: (line, cause) =>
      log.error(cause === undefined ? {} : { cause: cause instanceof Error ? cause.stack : String(cause) }, line),
  };
}

/**
 * Matches an e-mail address, even if it is URL-encoded, but not a path such as `node_modules/@scope`. The match starts
 * at a word boundary, because trying every character would take quadratic time for a long malicious path.
 */
const address = /(?<![\w.!#$'*+^`{|}~-])[\w.!#$'*+^`{|}~-]+(?:@|%40)[\w.-]+/gi;
/** Matches a JSON web token: up to three parts in base64url, the first of which starts with `{"`. */
const token = /(?<![\w-])eyJ[\w-]{5,}(?:\.[\w-]*){1,2}/g;
const bearer = /\b(Bearer) +[^\s"\\]+/gi;
/** Matches the user name and password in a URL, such as a connection string. */
const credentials = /(:\/\/)[^/\s@"\\]+@/g;

/**
 * Removes what looks like personal data or a secret from a log line. This server's own messages contain neither, but
 * the errors of libraries may quote their input.
 */
function scrub(line: string): string {
  // Most lines contain nothing to remove, and this check takes only a tenth of the time of the replacements.
  if (!/@|%40|eyJ|bearer/i.test(line)) return line;
  return line
    .replace(credentials, '$1[credentials]@')
    .replace(bearer, '$1 [token]')
    .replace(token, '[token]')
    .replace(address, (found) => (found.startsWith('[credentials]') ? found : '[address]'));
}

/** Formats a log line for people: the time, the level unless it is "info", the message, then the other fields. */
function readableLine(json: string): string {
  const { time, level, msg, cause, ...fields } = JSON.parse(json) as Readonly<Record<string, unknown>>;
  const clock = String(time).slice(11, 19);
  const marked = level === 'info' ? '' : ` ${String(level).toUpperCase()}`;
  const known = Object.entries(fields).map(([name, value]) => ` ${name}=${asText(value)}`);
  const end = cause === undefined ? '' : `\n  ${asText(cause).replaceAll('\n', '\n  ')}`;
  return `${clock}${marked} ${String(msg)}${known.join('')}${end}\n`;
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
