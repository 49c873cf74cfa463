/** One statement's answer. */
export interface QueryResult<Row> {
  readonly rows: readonly Row[];
  /** Rows returned, or changed if none are returned. */
  readonly rowCount: number;
}

/**
 * A connection inside one transaction. Values go in as parameters ($1, $2 …), never in the text.
 * Without parameters the text may hold several statements, as migrations do; the answer is the last one's.
 */
export interface Session {
  query<Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>>;
}

/** One statement with its values apart. */
export interface Statement {
  readonly text: string;
  /** Numbers, texts, truth values, null, or lists of texts. */
  readonly parameters: readonly unknown[];
}

/** How long one statement may take, and how long it may wait for somebody's lock; 0 is forever. */
export interface TransactionLimits {
  readonly statementMs: number;
  readonly lockMs: number;
}

/** A PostgreSQL, as a child process or behind a network; in tests PGlite. Nobody outside server/db sees more of it than this. */
export interface Engine {
  /**
   * Runs `work` in one transaction: committed, and on the disk, when it resolves; rolled back when it throws.
   * @throws DatabaseUnavailableError where the database is out of reach, has too many callers or no room left.
   */
  transaction<Result>(work: (session: Session) => Promise<Result>, limits?: TransactionLimits): Promise<Result>;
  /**
   * Runs statements in one transaction without a look between them, which is one way to the server and back: committed, and on the disk,
   * when it resolves with the rows of the last. What may take long sets its own limit first. Omitted if there is no way to save.
   * @throws as `transaction` does; then nothing has changed
   */
  atOnce?<Row>(statements: readonly Statement[]): Promise<readonly Row[]>;
  close(): Promise<void>;
}

/** For what must be finished however long it takes: migrations, copies of everything. */
export const unlimited: TransactionLimits = { statementMs: 0, lockMs: 0 };

/** An engine whose every transaction is part of the one that `session` is in: all of them are committed, or none. */
export function engineWithin(session: Session): Engine {
  return { transaction: (work) => work(session), close: async () => {} };
}
