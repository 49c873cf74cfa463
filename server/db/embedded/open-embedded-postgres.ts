import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';
import type { Engine } from '../engine.ts';
import { openPool } from '../postgres/postgres.ts';
import type { DiskSpaceMonitor } from './disk-space-monitor.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { type PostgresProcess, startPostgresProcess } from './postgres-process.ts';
import type { PostgresProgram } from './postgres-program.ts';

/** Maximum length of a socket's path in bytes. Some systems allow only 104 bytes, including the terminating zero. */
const pathBytesMax = 103;
const socketName = '.s.PGSQL.5432';

interface EmbeddedPostgresParts {
  /** Absolute path of PostgreSQL's data directory. */
  readonly cluster: string;
  readonly program: PostgresProgram;
  readonly diskSpace: DiskSpaceMonitor;
  readonly log: EmbeddedLog;
}

const readyMsMax = 60_000;
const askEveryMs = 15;
const closeMsMax = 500;
const restartMs = { first: 100, most: 5_000 } as const;
/**
 * Maximum number of connections. This many keep two processors busy while some of them wait for the disk. More would
 * compete for the processors.
 */
const connections = 16;

/**
 * Starts PostgreSQL with these files and waits until it accepts connections. PostgreSQL is restarted whenever it exits.
 */
export async function openEmbeddedPostgres({
  cluster,
  program,
  diskSpace,
  log,
}: EmbeddedPostgresParts): Promise<Engine> {
  const socket = socketFolder(cluster);
  const pool = openPool(
    // Every option is set, because the driver reads a missing one from a PG… environment variable.
    { host: socket.path, port: 5432, user: 'postgres', password: '', database: 'postgres', options: '', ssl: false },
    { maxConnections: connections, hasRoom: diskSpace.hasRoom },
  );
  const onComplaint = (line: string) => log.error({ line }, 'The database reports a problem');
  const start = () => startPostgresProcess(cluster, program, onComplaint);
  const watched = await keepRunning(start, diskSpace, log);
  try {
    await waitUntilReady(pool, watched.complaint);
  } catch (error) {
    await pool.close();
    await watched.stop();
    socket.remove();
    throw error;
  }
  return {
    ...pool,
    async close() {
      // Closing the pool waits for running statements. After `closeMsMax`, the server is stopped, which ends them.
      await Promise.race([pool.close(), wait(closeMsMax)]);
      await watched.stop();
      socket.remove();
    },
  };
}

interface Watched {
  /** Returns the last error output of the server before it exited. Undefined if it has not exited yet. */
  readonly complaint: () => string | undefined;
  readonly stop: () => Promise<void>;
}

async function keepRunning(
  start: () => Promise<PostgresProcess>,
  diskSpace: DiskSpaceMonitor,
  log: EmbeddedLog,
): Promise<Watched> {
  let isStopping = false;
  let complaint: string | undefined;
  let current = await start();
  const startAgain = async () => {
    try {
      current = await start();
    } catch (cause) {
      log.error({ cause: (cause as Error).message }, 'The database did not start; we are trying again');
    }
    // If stop() was called while the new process was starting, it has stopped only the previous process.
    if (isStopping) await current.stop();
  };
  const watching = (async () => {
    for (let waitMs: number = restartMs.first; !isStopping; waitMs = Math.min(waitMs * 2, restartMs.most)) {
      const startedMs = performance.now();
      complaint = await current.ended;
      if (isStopping) return;
      log.error({ complaint }, 'The database stopped unexpectedly; we are starting it again');
      // PostgreSQL may have stopped for lack of disk space, so the reserve file is deleted before the restart. It is
      // created again as soon as there is enough space.
      diskSpace.giveReserve();
      if (performance.now() - startedMs > restartMs.most) waitMs = restartMs.first;
      await wait(waitMs);
      if (!isStopping) await startAgain();
    }
  })();
  return {
    complaint: () => complaint,
    async stop() {
      isStopping = true;
      await current.stop();
      await watching;
    },
  };
}

/** Waits until the database answers. */
async function waitUntilReady(engine: Engine, complaint: () => string | undefined): Promise<void> {
  for (let waitedMs = 0; ; waitedMs += askEveryMs) {
    try {
      await engine.transaction((session) => session.query('select 1', []));
      return;
    } catch (error) {
      if (!(error instanceof DatabaseUnavailableError)) throw error;
      if (waitedMs > readyMsMax || complaint() !== undefined) {
        throw new Error(`The database does not answer: ${complaint() ?? 'it starts too slowly'}. See the lines above.`);
      }
    }
    await wait(askEveryMs);
  }
}

interface SocketFolder {
  /** An absolute path to the socket's folder. It is short enough for connecting to the socket. */
  readonly path: string;
  readonly remove: () => void;
}

/**
 * Returns a path to the folder of PostgreSQL's socket. If the folder's own path is too long, a symbolic link to it is
 * created.
 */
function socketFolder(cluster: string): SocketFolder {
  const absolute = resolve(cluster);
  if (fits(absolute)) return { path: absolute, remove: () => {} };
  const folder = mkdtempSync(join(tmpdir(), 'database-'));
  const link = join(folder, 'cluster');
  symlinkSync(absolute, link);
  return { path: link, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

function fits(folder: string): boolean {
  return Buffer.byteLength(join(folder, socketName)) <= pathBytesMax;
}
