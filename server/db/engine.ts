export interface QueryResult<Row> {
  readonly rows: readonly Row[];
  /** The number of rows returned, or changed if the statement returns none. */
  readonly rowCount: number;
}

/**
 * A connection within a transaction. Values are passed as parameters ($1, $2 …) and never written into the text.
 * Without parameters the text may contain several statements, and the result is that of the last one.
 */
export interface DatabaseSession {
  query<Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>>;
}

/** An SQL statement with its parameters. */
export interface SqlStatement {
  readonly text: string;
  /** The values of $1, $2 …: numbers, strings, booleans, null, or arrays of strings. */
  readonly parameters: readonly unknown[];
}

/** Timeouts of each statement and of waiting for a lock. 0 means no limit. */
export interface TransactionLimits {
  readonly statementMs: number;
  readonly lockMs: number;
}

/**
 * A PostgreSQL database, which runs as a child process, on a server in the network, or in tests as PGlite. Code outside
 * server/db uses databases only through this interface.
 */
export interface Engine {
  /**
   * Runs `work` in a transaction. When the promise resolves, the transaction is committed and on disk. If `work`
   * throws, it is rolled back.
   * @throws DatabaseUnavailableError if the database is unreachable, has too many clients or no space left
   */
  transaction<Result>(work: (session: DatabaseSession) => Promise<Result>, limits?: TransactionLimits): Promise<Result>;
  /**
   * Runs statements in a transaction with a single round trip, and resolves with the rows of the last one. A statement
   * that may take long must be preceded by one that sets its timeout. An engine that needs no round trips may lack this
   * method.
   * @throws as `transaction` does; then nothing has changed
   */
  atOnce?<Row>(statements: readonly SqlStatement[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/** Limits for work that must be completed however long it takes, such as migrations and copies of all rows. */
export const noTimeLimits: TransactionLimits = { statementMs: 0, lockMs: 0 };

/**
 * Returns an engine whose transactions are parts of the transaction of `session`, so that either all are committed or
 * none.
 */
export function createTransactionEngine(session: DatabaseSession): Engine {
  return { transaction: (work) => work(session), close: async () => {} };
}
