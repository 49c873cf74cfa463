import { type Logger, pino } from 'pino';

/** Where the server writes what happened, in whole lines; tests pass one that collects them. */
export interface Log {
  readonly info: (line: string) => void;
  readonly error: (line: string, cause?: unknown) => void;
}

/** As pino has it: fields for programs, a fixed sentence for people. No person, password or token goes in. */
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

/** The structured log: one line for each event, as JSON or as text. Every line is scrubbed before it is written. */
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

/** The same log for those who write whole lines. */
export function lineLog(log: ServerLog): Log {
  return {
    info: (line) => log.info({}, line),
    error: (line, cause) =>
      log.error(cause === undefined ? {} : { cause: cause instanceof Error ? cause.stack : String(cause) }, line),
  };
}

/**
 * A mail address, also as it is in a query; a path such as `node_modules/@scope` is none. It starts where its letters do: tried from each
 * of them, a stranger's long path would hold up the server while its square.
 */
const address = /(?<![\w.!#$'*+^`{|}~-])[\w.!#$'*+^`{|}~-]+(?:@|%40)[\w.-]+/gi;
/** A JSON web token: three parts in base64url, the first of which starts with `{"`. */
const token = /(?<![\w-])eyJ[\w-]{5,}(?:\.[\w-]*){1,2}/g;
const bearer = /\b(Bearer) +[^\s"\\]+/gi;
/** Name and password inside an address, as in a connection string. */
const credentials = /(:\/\/)[^/\s@"\\]+@/g;

/**
 * Takes out of a line of the log what looks like a person or a secret. Nothing of the kind is meant to get there: this is for
 * the error of a library that quotes what it was given.
 */
function scrub(line: string): string {
  // Most lines hold no sign of any: a look for one takes a tenth of the time.
  if (!/@|%40|eyJ|bearer/i.test(line)) return line;
  return line
    .replace(credentials, '$1[credentials]@')
    .replace(bearer, '$1 [token]')
    .replace(token, '[token]')
    .replace(address, (found) => (found.startsWith('[credentials]') ? found : '[address]'));
}

/** A line of the log for people: the time, the level where it is not the usual one, the sentence, then what else is known. */
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
