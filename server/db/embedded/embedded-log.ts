/** The part of a log that the embedded database uses. Entries contain no rows and no personal data. */
export interface EmbeddedLog {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** Discards all entries. Used by commands, which report failures themselves. */
export const silentLog: EmbeddedLog = { warn: () => {}, error: () => {} };
