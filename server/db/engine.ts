/** The result of one statement. */
export interface QueryResult<Row> {
  readonly rows: readonly Row[];
  /** Rows returned, or changed if none are returned. */
  readonly rowCount: number;
}

/**
 * A connection inside one transaction. Values are passed as parameters ($1, $2 …), never in the text. Without
 * parameters the text may hold several statements, as in migrations; the result is the last one's.
 */
export interface Session {
  query<Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>>;
}

/** One statement with its parameters. */
export interface Statement {
  readonly text: string;
  /** Numbers, strings, booleans, null, or arrays of strings. */
  readonly parameters: readonly unknown[];
}

/** Statement timeout and lock timeout; 0 means no limit. */
export interface TransactionLimits {
  readonly statementMs: number;
  readonly lockMs: number;
}

/**
 * PostgreSQL, as a child process or over a network; PGlite in tests. Code outside server/db uses only this interface.
 */
export interface Engine {
  /**
   * Runs `work` in one transaction: committed and on disk when it resolves; rolled back when it throws.
   * @throws DatabaseUnavailableError if the database is unreachable, has too many clients or no space left
   */
  transaction<Result>(work: (session: Session) => Promise<Result>, limits?: TransactionLimits): Promise<Result>;
  /**
   * Runs statements in one transaction with a single round trip: committed and on disk when it resolves with the rows
   * of the last. A statement that may take long sets its own timeout first. Missing if the engine cannot save a round
   * trip.
   * @throws as `transaction` does; then nothing has changed
   */
  atOnce?<Row>(statements: readonly Statement[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/** For work that must finish however long it takes: migrations, full copies. */
export const noTimeLimits: TransactionLimits = { statementMs: 0, lockMs: 0 };

/** An engine whose transactions are all part of the one that `session` is in: all are committed, or none. */
export function engineInTransaction(session: Session): Engine {
  return { transaction: (work) => work(session), close: async () => {} };
}
