import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasPgliteFiles } from './embedded/carry-over.ts';
import { clusterFolder } from './embedded/cluster.ts';
import { type EmbeddedLog, silentLog } from './embedded/embedded-log.ts';
import { openEmbedded } from './embedded/open-embedded.ts';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres/postgres.ts';

export interface DatabaseOptions {
  /** Where the server keeps its files; the embedded database takes the folder `database` in it. */
  readonly dataFolder: string;
  /** Connection string of a PostgreSQL server; if omitted, the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  readonly onIdleError?: (error: Error) => void;
  /** Told what the embedded database has to say. */
  readonly log?: EmbeddedLog;
}

export interface OpenDatabase {
  readonly engine: Engine;
  /** PostgreSQL as a child of this process, or a server of somebody else's. */
  readonly kind: 'embedded' | 'postgres';
  /** The files applied by this start, in order: empty when nothing was new. */
  readonly applied: readonly string[];
}

/**
 * Opens the database of this configuration and brings its schema up to date.
 * @throws with a sentence for the operator: folder in use, server out of reach, migration changed or failed.
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

/** Whether a server was started on this folder before: commands of the operator make no database. */
export function hasEmbeddedDatabase(dataFolder: string): boolean {
  const folder = join(dataFolder, 'database');
  return existsSync(clusterFolder(folder)) || hasPgliteFiles(folder);
}
