/** One statement's answer. */
export interface QueryResult<Row> {
  readonly rows: readonly Row[];
  /** Rows returned, or changed where none are returned. */
  readonly rowCount: number;
}

/**
 * A connection inside one transaction. Values go in as parameters ($1, $2 …), never in the text.
 * Without parameters the text may hold several statements, as migrations do; the answer is the last one's.
 */
export interface Session {
  query<Row = Record<string, unknown>>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>>;
}

/** A Postgres, in the process or behind a network. Nobody outside server/db sees more of it than this. */
export interface Engine {
  /** Runs `work` in one transaction: committed when it resolves, rolled back when it throws. */
  transaction<Result>(work: (session: Session) => Promise<Result>): Promise<Result>;
  close(): Promise<void>;
}
