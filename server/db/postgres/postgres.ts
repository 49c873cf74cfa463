import pg from 'pg';
import { describeSystemError } from '../../system-error.ts';
import { DatabaseUnavailableError, type UnavailableReason } from '../database-unavailable-error.ts';
import type { DatabaseSession, Engine, QueryResult, SqlStatement, TransactionLimits } from '../engine.ts';
import { UnusableDatabaseError } from '../unusable-database-error.ts';
import { sendPipeline } from './pipeline.ts';
import { selectTypeParser } from './type-parser.ts';
import { classifyUnavailability, readOnlyTransactionCode } from './unavailability.ts';

export interface PoolOptions {
  /**
   * Maximum number of connections. It must exceed the number of concurrent reads and writes (server/api/api-queue.ts).
   * The database server also has a limit for all its clients together, which is 100 by default.
   */
  readonly maxConnections?: number;
  /** Called when an idle connection breaks. The pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
  /**
   * Whether there is enough disk space for writes. If not, transactions are read-only. If this function is omitted,
   * writes are always allowed.
   */
  readonly hasRoom?: () => boolean;
}

export interface PostgresOptions extends PoolOptions {
  readonly connectionString: string;
}

export interface PooledEngine extends Engine {
  atOnce<Row>(statements: readonly SqlStatement[]): Promise<readonly Row[]>;
}

/** Maximum number of callers that wait for a connection. Any further caller is refused with a Retry-After. */
const waitingMax = 200;
const waitMsMax = 5_000;

/**
 * The default time limits. Every request is one transaction. A transaction that exceeds these limits is stuck and
 * blocks its connection.
 */
const defaultLimits: TransactionLimits = { statementMs: 30_000, lockMs: 10_000 };

function sessionOf(client: pg.PoolClient): DatabaseSession {
  return {
    async query<Row>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>> {
      const answer = await client.query(text, parameters as unknown[] | undefined);
      // A text with several statements has several results.
      const last = Array.isArray(answer) ? (answer.at(-1) as pg.QueryResult) : answer;
      return { rows: last.rows as Row[], rowCount: last.rowCount ?? 0 };
    },
  };
}

/**
 * Returns SQL that begins a transaction and sets its time limits in a single round trip. The limits are constants, so
 * they need not be parameters.
 */
function beginText({ statementMs, lockMs }: TransactionLimits, hasRoom: boolean): string {
  const begin = hasRoom ? 'begin' : 'begin read only';
  return `${begin}; set local statement_timeout = ${statementMs}; set local lock_timeout = ${lockMs}`;
}

const readOnly: SqlStatement = { text: "select set_config('transaction_read_only', 'on', true)", parameters: [] };

/**
 * Releases a connection after its transaction was rolled back. Returns why the database was unavailable, or null if the
 * statement itself caused the error.
 */
async function releaseAfterFailure(
  client: pg.PoolClient,
  error: unknown,
  mayWrite: boolean,
): Promise<UnavailableReason | null> {
  const reason = classifyUnavailability(error, mayWrite);
  const isStandby = reason === null && isWriteError(error) && (await readsOnly(client));
  // The connection leads to a standby. It is discarded, because the next connection may reach the new primary.
  client.release(isStandby || reason === 'down');
  return isStandby ? 'read_only' : reason;
}

function isWriteError(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === readOnlyTransactionCode;
}

/** Whether all transactions of a connection are read-only, as on a standby. Must be called outside a transaction. */
async function readsOnly(client: pg.PoolClient): Promise<boolean> {
  try {
    const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only');
    return rows[0]?.transaction_read_only === 'on';
  } catch {
    return false;
  }
}

/** Rolls back a transaction. If that fails, discards the connection and returns false. */
async function isRolledBack(client: pg.PoolClient): Promise<boolean> {
  try {
    await client.query('rollback');
    return true;
  } catch (error) {
    client.release(error as Error);
    return false;
  }
}

/** Creates an engine with a pool of connections, which are opened when they are needed. */
export function openPool(connection: pg.PoolConfig, options: PoolOptions = {}): PooledEngine {
  const { maxConnections: max = 16, onIdleError = () => {}, hasRoom = () => true } = options;
  const pool = new pg.Pool({
    connectionTimeoutMillis: waitMsMax,
    ...connection,
    max,
    // Without a limit, a transaction that a hanging program leaves open would hold its locks forever.
    idle_in_transaction_session_timeout: 30_000,
    application_name: 'symbiotics-longevity-map',
    types: { getTypeParser: selectTypeParser as typeof pg.types.getTypeParser },
  });
  pool.on('error', onIdleError);
  // A connection that breaks between two statements emits an error event, which would end the process if nobody
  // listened.
  pool.on('connect', (client) => void client.on('error', () => {}));

  async function connect(): Promise<pg.PoolClient> {
    if (pool.waitingCount >= waitingMax) throw new DatabaseUnavailableError('busy');
    const wasFull = pool.totalCount >= max;
    try {
      return await pool.connect();
    } catch (cause) {
      throw new DatabaseUnavailableError(wasFull ? 'busy' : 'down', cause);
    }
  }

  return {
    async transaction(work, limits = defaultLimits) {
      const client = await connect();
      const mayWrite = hasRoom();
      try {
        await client.query(beginText(limits, mayWrite));
        const result = await work(sessionOf(client));
        await client.query('commit');
        client.release();
        return result;
      } catch (error) {
        const reason = (await isRolledBack(client))
          ? await releaseAfterFailure(client, error, mayWrite)
          : classifyUnavailability(error, mayWrite);
        throw reason === null ? error : new DatabaseUnavailableError(reason, error);
      }
    },
    async atOnce<Row>(statements: readonly SqlStatement[]) {
      const client = await connect();
      const mayWrite = hasRoom();
      try {
        const rows = await sendPipeline<Row>(client, mayWrite ? statements : [readOnly, ...statements]);
        client.release();
        return rows;
      } catch (error) {
        // The server has already rolled back the transaction.
        const reason = await releaseAfterFailure(client, error, mayWrite);
        throw reason === null ? error : new DatabaseUnavailableError(reason, error);
      }
    },
    close: () => pool.end(),
  };
}

/** Messages for a refused connection, by SQLSTATE (https://www.postgresql.org/docs/current/errcodes-appendix.html). */
const refusals: Readonly<Record<string, string>> = {
  '28000':
    'The PostgreSQL server does not accept the user in DATABASE_URL. Correct the user, or the rules in pg_hba.conf.',
  '28P01': 'The PostgreSQL server rejected the password in DATABASE_URL. Correct it.',
  '3D000': 'The PostgreSQL server has no database with the name in DATABASE_URL. Create it, or correct the name.',
  '53300': 'The PostgreSQL server has too many connections. Raise max_connections, or stop other programs that use it.',
  '57P03':
    'The PostgreSQL server of DATABASE_URL is starting or recovering, and accepts no connections yet. Wait, or check its log.',
};

/**
 * Opens a pool of connections to a PostgreSQL server (15 or later).
 * @throws if the server cannot be reached; the message contains neither its address nor a password
 */
export async function openPostgres({ connectionString, ...options }: PostgresOptions): Promise<Engine> {
  const engine = openPool({ connectionString }, options);
  try {
    await engine.transaction((session) => session.query('select 1'));
  } catch (error) {
    await engine.close();
    const { cause = error } = error as Error;
    const sentence =
      refusals[String((cause as { code?: unknown }).code)] ??
      describeSystemError(cause, 'database server') ??
      'The PostgreSQL server of DATABASE_URL does not answer. Check its address, and that it is running.';
    throw new UnusableDatabaseError(sentence, sentence, cause);
  }
  return engine;
}
