/** Where the server writes what happened; tests pass one that collects the lines. */
export interface Log {
  readonly info: (line: string) => void;
  readonly error: (line: string, cause?: unknown) => void;
}

export const consoleLog: Log = {
  info: (line) => console.log(line),
  error: (line, cause) => (cause === undefined ? console.error(line) : console.error(line, cause)),
};
