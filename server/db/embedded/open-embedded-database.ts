import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { lockDataFolder } from '../data-folder-lock.ts';
import { DatabaseUnavailableError } from '../database-unavailable-error.ts';
import type { Engine } from '../engine.ts';
import { requireMatchingVersion } from '../postgres-version.ts';
import { UnusableDatabaseError } from '../unusable-database-error.ts';
import { clusterFolder, createCluster } from './cluster.ts';
import { type DiskSpaceMonitor, watchDiskSpace } from './disk-space-monitor.ts';
import type { EmbeddedLog } from './embedded-log.ts';
import { hasPgliteFiles, migrateFromPglite, setPgliteFilesAside } from './migrate-from-pglite.ts';
import { openEmbeddedPostgres } from './open-embedded-postgres.ts';
import { findPostgresProgram, type PostgresProgram } from './postgres-program.ts';

/**
 * Opens the embedded database in `folder`, and creates it if there is none. The folder is locked for this process.
 * @throws if another process has locked the folder, if PostgreSQL does not run on this machine, or if it cannot read
 * the files
 */
export async function openEmbeddedDatabase(folder: string, log: EmbeddedLog): Promise<Engine> {
  const absolute = resolve(folder);
  const lock = lockDataFolder(absolute);
  const diskSpace = watchDiskSpace(absolute, log);
  const close = () => {
    diskSpace.close();
    lock.release();
  };
  try {
    const program = findPostgresProgram(absolute);
    if (typeof program === 'string') throwMissingProgram(program);
    const cluster = clusterFolder(absolute);
    if (!existsSync(cluster) && !diskSpace.hasRoom()) throw new DatabaseUnavailableError('full');
    requireMatchingVersion(cluster);
    return closing(await openOwnServer(absolute, program, { diskSpace, log }), close);
  } catch (error) {
    const reason = afterFailure(error, diskSpace);
    close();
    throw reason;
  }
}

/**
 * Returns the error that the caller must throw. If the disk is full, it first deletes the reserve file, so that the
 * next attempt can succeed.
 */
function afterFailure(error: unknown, diskSpace: DiskSpaceMonitor): unknown {
  if (error instanceof UnusableDatabaseError || diskSpace.hasRoom()) return error;
  diskSpace.giveReserve();
  return error instanceof DatabaseUnavailableError ? error : new DatabaseUnavailableError('full', error);
}

type Watch = Pick<Parameters<typeof openEmbeddedPostgres>[0], 'diskSpace' | 'log'>;

async function openOwnServer(folder: string, program: PostgresProgram, { diskSpace, log }: Watch): Promise<Engine> {
  const fill = async (unfinished: string) => {
    const target = await openEmbeddedPostgres({ cluster: unfinished, program, diskSpace, log });
    try {
      const rows = await migrateFromPglite(folder, target);
      log.warn({ rows }, "The database was moved from PGlite to PostgreSQL's own server");
    } finally {
      await target.close();
    }
  };
  await createCluster(folder, program, hasPgliteFiles(folder) ? fill : undefined);
  setPgliteFilesAside(folder);
  return openEmbeddedPostgres({ cluster: clusterFolder(folder), program, diskSpace, log });
}

function throwMissingProgram(why: string): never {
  throw new UnusableDatabaseError(
    'PostgreSQL cannot run on this machine now. The log of the server says why.',
    `PostgreSQL cannot run here: ${why}. Or set DATABASE_URL to a PostgreSQL server of version 15 or later.`,
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
