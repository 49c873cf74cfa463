/** The server's whole configuration, read once when it starts. */
export interface ServerEnv {
  /** 0 lets the system choose a free one. */
  readonly port: number;
  /** Address to listen on; undefined means every address of the machine. */
  readonly host: string | undefined;
  /** Folder that `npm run build` writes. */
  readonly buildFolder: string;
}

/** Reads the configuration. Throws a sentence that says what was got, what was expected and what to do. */
export function readEnv(variables: Readonly<Record<string, string | undefined>> = process.env): ServerEnv {
  return {
    port: readPort(variables.PORT),
    host: variables.HOST || undefined,
    buildFolder: variables.BUILD_FOLDER || 'build',
  };
}

function readPort(text: string | undefined): number {
  if (text === undefined || text === '') return 3000;
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (port >= 0 && port <= 65535) return port;
  throw new Error(`Got PORT=${text}; expected a whole number from 0 to 65535; try PORT=3000 npm start.`);
}
