import { Worker } from 'node:worker_threads';
import { withTimeout } from '../../with-timeout.ts';
import { DatabaseUnavailableError } from '../database-unavailable.ts';
import type { Engine, QueryResult, Session, TransactionLimits } from '../engine.ts';
import { unavailabilityOf } from '../unavailability.ts';
import type { DiskRoom } from './disk-room.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import type { Answered, Asked } from './pglite-worker.ts';
import { createTurns } from './turns.ts';

interface ThreadParts {
  /** Where PGlite's folder lies. The caller holds it. */
  readonly folder: string;
  readonly room: DiskRoom;
  readonly log: EmbeddedLog;
}

const defaultLimits: TransactionLimits = { statementMs: 30_000, lockMs: 0 };

/**
 * PGlite on a thread of its own: no statement holds up the site, and one that takes too long, or hangs for want of room, ends with the
 * thread, which is started anew. It ends with the process, however that ends. One transaction at a time, in the order they come.
 */
export async function openPgliteThread({ folder, room, log }: ThreadParts): Promise<Engine> {
  let thread: Thread | null = await startThread(folder);
  const inTurn = createTurns();

  /** One that could not be started anew is tried again by whoever comes next. */
  async function running(): Promise<Thread> {
    try {
      thread ??= await startThread(folder);
      return thread;
    } catch (cause) {
      log.error({ cause: (cause as Error).message }, 'The database could not be started again');
      throw new DatabaseUnavailableError('down', cause);
    }
  }

  /** The thread gone means that what it was doing was never committed: its log of writes ends before. */
  async function ask(own: Thread, asked: Asked, statementMs: number): Promise<QueryResult<unknown>> {
    // Another thread knows neither of this transaction nor on whose behalf it is.
    if (thread !== own) throw new DatabaseUnavailableError('down');
    const answered = await own.ask(asked, statementMs);
    if (answered !== null) return resultOf(answered);
    thread = null;
    log.error({}, 'A statement took too long: the database is started again');
    await own.kill();
    room.giveReserve();
    throw Object.assign(new Error('canceling statement due to statement timeout'), { code: '57014' });
  }

  async function transact<Result>(
    work: (session: Session) => Promise<Result>,
    { statementMs }: TransactionLimits,
  ): Promise<Result> {
    const mayWrite = room.hasRoom();
    const own = await running();
    const session: Session = {
      query: async <Row>(text: string, parameters?: readonly unknown[]) =>
        (await ask(own, { text, parameters }, statementMs)) as QueryResult<Row>,
    };
    await session.query(mayWrite ? 'begin' : 'begin read only');
    try {
      const result = await work(session);
      await session.query('commit');
      return result;
    } catch (error) {
      await session.query('rollback').catch(() => undefined);
      const reason = unavailabilityOf(error, mayWrite);
      throw reason === null ? error : new DatabaseUnavailableError(reason, error);
    }
  }

  return {
    transaction: (work, limits = defaultLimits) => inTurn(() => transact(work, limits)),
    close: () => inTurn(async () => thread?.close()),
  };
}

function resultOf(answered: Answered): QueryResult<unknown> {
  if ('rows' in answered) return answered;
  if (!('failure' in answered)) throw new Error('Got a second greeting of the database thread, expected an answer.');
  const { message, ...fields } = answered.failure;
  const known = Object.entries(fields).filter(([, value]) => value !== undefined);
  throw Object.assign(new Error(message), Object.fromEntries(known));
}

interface Thread {
  /** Null when no answer came in time, or the thread is gone. */
  readonly ask: (asked: Asked, limitMs: number) => Promise<Answered | null>;
  readonly close: () => Promise<void>;
  readonly kill: () => Promise<void>;
}

async function startThread(folder: string): Promise<Thread> {
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData: folder });
  const gone = new Promise<void>((resolve) => void worker.once('exit', () => resolve()));
  let complaint: Error | undefined;
  worker.on('error', (error) => {
    complaint = error as Error;
  });
  // Who waits for the next message, or for the thread's end. A race against `gone` would keep each answer as long as the thread lives.
  let take: (answered: Answered | null) => void = () => {};
  let isGone = false;
  const give = (answered: Answered | null) => {
    const waiting = take;
    take = () => {};
    waiting(answered);
  };
  worker.on('message', give);
  worker.once('exit', () => {
    isGone = true;
    give(null);
  });
  const next = () =>
    new Promise<Answered | null>((resolve) => {
      if (isGone) resolve(null);
      else take = resolve;
    });
  const greeting = await next();
  if (greeting === null) throw complaint ?? new Error('Got no database thread, expected one; start the server again.');
  return {
    async ask(asked, limitMs) {
      const answered = next();
      worker.postMessage(asked);
      if (limitMs === 0) return answered;
      const inTime = await withTimeout(answered, limitMs);
      return inTime === 'late' ? null : inTime;
    },
    async close() {
      worker.postMessage('close');
      await gone;
    },
    async kill() {
      await worker.terminate();
    },
  };
}
