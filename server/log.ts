import { type Logger, pino } from 'pino';
import { scrub } from './log-scrub.ts';
import { readableLine } from './log-text.ts';

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
export function createServerLog({ level, format, write }: ServerLogOptions): ServerLog {
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
export function wholeLines(log: ServerLog): Log {
  return {
    info: (line) => log.info({}, line),
    error: (line, cause) =>
      log.error(cause === undefined ? {} : { cause: cause instanceof Error ? cause.stack : String(cause) }, line),
  };
}
