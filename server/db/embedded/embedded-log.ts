/** Log of the embedded database for its operator. Contains no rows and no personal data. */
export interface EmbeddedLog {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** For commands, which report their own failures. */
export const silentLog: EmbeddedLog = { warn: () => {}, error: () => {} };
