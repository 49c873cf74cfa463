import { once } from 'node:events';
import { createTurns } from '../../turns.ts';
import { DatabaseUnavailableError } from '../database-unavailable.ts';
import { type Engine, type TransactionLimits, unlimited } from '../engine.ts';
import { defaultLimits, openPool } from '../postgres/postgres.ts';
import type { DiskRoom } from './disk-room.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { PgliteStream } from './pglite-stream.ts';

/** Callers that wait beyond the one whose turn it is; the next is asked to come back. */
const waitingMax = 200;

/** SQLSTATE of what should never happen; https://www.postgresql.org/docs/current/errcodes-appendix.html */
const internalError = 'XX000';

interface ThreadParts {
  /** Where PGlite's folder lies. The caller holds it. */
  readonly folder: string;
  readonly room: DiskRoom;
  readonly log: EmbeddedLog;
}

/**
 * PGlite on a thread of its own: no statement holds up the site, and one that takes too long, or hangs for want of room, ends with the
 * thread, which is started anew; what it was doing was never committed. It ends with the process, however that ends. One transaction at a
 * time, in the order they come, through the driver that speaks to PostgreSQL: what comes again is prepared once.
 *
 * @throws when the files cannot be opened
 */
export async function openPgliteThread({ folder, room, log }: ThreadParts): Promise<Engine> {
  let limitMs = 0;
  const onLate = () => {
    log.error({}, 'A statement took too long: the database is started again');
    room.giveReserve();
  };
  let stream: PgliteStream | undefined;
  const begin = () => {
    stream = new PgliteStream({ folder, limitMs: () => limitMs, onLate });
    return stream;
  };
  /** A statement that ran out of the thread's stack leaves PGlite's memory as it happened to be: nothing more is asked of it. */
  const endBroken = async (error: unknown) => {
    if ((error as { code?: unknown } | null)?.code !== internalError || stream === undefined || stream.destroyed)
      return;
    log.error({}, 'The database failed inside: it is started again');
    const closed = once(stream, 'close');
    stream.destroy();
    await closed;
  };
  const pool = openPool(
    {
      user: 'postgres',
      stream: begin,
      // The thread is the connection: it takes its time to begin, and stays.
      connectionTimeoutMillis: 0,
      idleTimeoutMillis: 0,
    },
    { maxConnections: 1, hasRoom: room.hasRoom },
  );
  const turns = createTurns({ waiting: { max: waitingMax, refusal: () => new DatabaseUnavailableError('busy') } });
  /** PGlite cannot end a statement by its settings, and loses a tenth of a millisecond over each that it has: who waits looks at the clock. */
  const inTurn = <Result>(limits: TransactionLimits, work: () => Promise<Result>): Promise<Result> =>
    turns(async () => {
      limitMs = limits.statementMs;
      try {
        return await work();
      } catch (error) {
        await endBroken(error);
        if (error instanceof DatabaseUnavailableError && error.reason === 'down')
          log.error({ cause: (error.cause as Error).message }, 'The database ended: it is started again');
        throw error;
      }
    });
  const engine: Engine = {
    transaction: (work, limits = defaultLimits) => inTurn(limits, () => pool.transaction(work, unlimited)),
    atOnce: (statements, limits) => inTurn(limits, () => pool.atOnce(statements)),
    close: () => turns(pool.close),
  };
  try {
    await engine.transaction((session) => session.query('select 1'));
  } catch (error) {
    await engine.close();
    throw (error as Error).cause ?? error;
  }
  return engine;
}
