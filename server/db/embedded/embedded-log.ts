/** Where the embedded database says what its operator should know. No row and no person goes in. */
export interface EmbeddedLog {
  warn(fields: Readonly<Record<string, unknown>>, message: string): void;
  error(fields: Readonly<Record<string, unknown>>, message: string): void;
}

/** For commands, which tell their failures by themselves. */
export const silentLog: EmbeddedLog = { warn: () => {}, error: () => {} };
