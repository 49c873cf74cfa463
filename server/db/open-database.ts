import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { clusterFolder } from './embedded/cluster.ts';
import { type EmbeddedLog, silentLog } from './embedded/embedded-log.ts';
import { hasPgliteFiles } from './embedded/migrate-from-pglite.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/postgres.ts';

export interface DatabaseOptions {
  /** The server's data folder; the embedded database is in its folder `database`. */
  readonly dataFolder: string;
  /** Connection string of a PostgreSQL server; if omitted, the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  readonly onIdleError?: (error: Error) => void;
  /** Receives log messages of the embedded database. */
  readonly log?: EmbeddedLog;
}

export interface OpenDatabase {
  readonly engine: Engine;
  /** Embedded, that is a child of this process, or an external server. */
  readonly kind: 'embedded' | 'postgres';
  /** The migrations applied by this start, in order; empty if there were none. */
  readonly applied: readonly string[];
}

/**
 * Opens the configured database and migrates its schema.
 * @throws an error for the operator: folder in use, server unreachable, migration changed or failed
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, dataFolder, onIdleError, log = silentLog } = options;
  const { engine, kind } =
    databaseUrl === undefined
      ? { engine: await openEmbedded(join(dataFolder, 'database'), log), kind: 'embedded' as const }
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

/** Whether a server has used this folder before: operator commands create no database. */
export function hasEmbeddedDatabase(dataFolder: string): boolean {
  const folder = join(dataFolder, 'database');
  return existsSync(clusterFolder(folder)) || hasPgliteFiles(folder);
}
