import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder } from './embedded/cluster.ts';
import { type EmbeddedLog, silentLog } from './embedded/embedded-log.ts';
import { hasPgliteFiles } from './embedded/migrate-from-pglite.ts';
import { openEmbeddedDatabase } from './embedded/open-embedded-database.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/postgres.ts';

export interface DatabaseOptions {
  /** The server's data folder. The embedded database is in its subfolder `database`. */
  readonly dataFolder: string;
  /** Connection string of a PostgreSQL server. If omitted, the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  readonly onIdleError?: (error: Error) => void;
  /** Receives log messages of the embedded database. */
  readonly log?: EmbeddedLog;
}

export interface OpenedDatabase {
  readonly engine: Engine;
  /** Whether the database is a child process of this process or an external server. */
  readonly kind: 'embedded' | 'postgres';
  /** Names of the files that this start has applied, in order. */
  readonly applied: readonly string[];
}

/**
 * Opens the configured database and migrates it.
 * @throws an error for the operator: folder in use, server unreachable, migration changed or failed
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  const { databaseUrl, dataFolder, onIdleError, log = silentLog } = options;
  const { engine, kind } =
    databaseUrl === undefined
      ? { engine: await openEmbeddedDatabase(join(dataFolder, 'database'), log), kind: 'embedded' as const }
      : {
          engine: await openPostgres({ connectionString: databaseUrl, ...(onIdleError && { onIdleError }) }),
          kind: 'postgres' as const,
        };
  try {
    return { engine, kind, applied: await migrate(engine) };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

/** Whether the data folder has a database. Operator commands need an existing database and create none. */
export function hasEmbeddedDatabase(dataFolder: string): boolean {
  const folder = join(dataFolder, 'database');
  return existsSync(clusterFolder(folder)) || hasPgliteFiles(folder);
}
