import pg from 'pg';
import type { Engine, QueryResult, Session } from './engine.ts';

export interface PostgresOptions {
  readonly connectionString: string;
  /** Connections kept at most; the server's own limit (100 by default) is shared by every process. */
  readonly maxConnections?: number;
  /** Told of connections that broke while nobody used them; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
}

const int8 = 20;
const int8Array = 1016;

function safeInteger(text: string): number | bigint {
  const value = BigInt(text);
  return value < Number.MIN_SAFE_INTEGER || value > Number.MAX_SAFE_INTEGER ? value : Number(value);
}

/** Large integers as the embedded engine gives them, so that callers see one behaviour. */
function typeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (format !== 'binary' && oid === int8) return safeInteger;
  const parser = pg.types.getTypeParser(oid, 'text');
  if (format !== 'binary' && oid === int8Array)
    return (value) => (parser(value) as unknown as string[]).map(safeInteger);
  return parser;
}

function sessionOf(client: pg.PoolClient): Session {
  return {
    async query<Row>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>> {
      const answer = await client.query(text, parameters as unknown[] | undefined);
      // Several statements in one text give several answers.
      const last = Array.isArray(answer) ? (answer.at(-1) as pg.QueryResult) : answer;
      return { rows: last.rows as Row[], rowCount: last.rowCount ?? 0 };
    },
  };
}

async function inTransaction<Result>(
  client: pg.PoolClient,
  work: (session: Session) => Promise<Result>,
): Promise<Result> {
  await client.query('begin');
  const result = await work(sessionOf(client));
  await client.query('commit');
  return result;
}

/** Gives the connection back clean; one that cannot even roll back is thrown away. */
async function giveBackAfterFailure(client: pg.PoolClient): Promise<void> {
  try {
    await client.query('rollback');
    client.release();
  } catch (error) {
    client.release(error as Error);
  }
}

/**
 * Opens a pool of connections to a PostgreSQL server (15 or later).
 * @throws when the server cannot be reached; the message holds no password.
 */
export async function openPostgres(options: PostgresOptions): Promise<Engine> {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.maxConnections ?? 10,
    connectionTimeoutMillis: 5_000,
    // Law 1 makes every request one transaction: one that takes longer is stuck, and holds a connection others wait for.
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'symbiotics-longevity-map',
    types: { getTypeParser: typeParser as typeof pg.types.getTypeParser },
  });
  pool.on('error', options.onIdleError ?? (() => {}));

  const engine: Engine = {
    async transaction(work) {
      const client = await pool.connect();
      try {
        const result = await inTransaction(client, work);
        client.release();
        return result;
      } catch (error) {
        await giveBackAfterFailure(client);
        throw error;
      }
    },
    close: () => pool.end(),
  };
  try {
    await engine.transaction((session) => session.query('select 1'));
  } catch (error) {
    await pool.end();
    throw new Error(
      `Could not reach the PostgreSQL server: ${(error as Error).message || 'no answer'}. Check the address in DATABASE_URL and that the server runs.`,
      { cause: error },
    );
  }
  return engine;
}
