import { join } from 'node:path';
import type { Engine } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPglite } from './pglite.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseOptions {
  /** Where the server keeps its files; the embedded database takes the folder `database` in it. */
  readonly dataFolder: string;
  /** Connection string of a PostgreSQL server; left out, the embedded database is used. */
  readonly databaseUrl?: string | undefined;
  readonly onIdleError?: (error: Error) => void;
}

export interface OpenDatabase {
  readonly engine: Engine;
  readonly kind: 'pglite' | 'postgres';
  /** The files applied by this start, in order: empty when nothing was new. */
  readonly applied: readonly string[];
  /** The embedded database as a gzipped tar, taken while it serves; null for a server, which has pg_dump. */
  readonly dump: (() => Promise<Blob>) | null;
}

/**
 * Opens the database of this configuration and brings its schema up to date.
 * @throws with a sentence for the operator: folder in use, server out of reach, migration changed or failed.
 */
export async function openDatabase(options: DatabaseOptions): Promise<OpenDatabase> {
  const { databaseUrl, onIdleError } = options;
  const kind = databaseUrl === undefined ? 'pglite' : 'postgres';
  const embedded =
    databaseUrl === undefined ? await openPglite({ folder: join(options.dataFolder, 'database') }) : null;
  const engine =
    embedded ?? (await openPostgres({ connectionString: databaseUrl as string, ...(onIdleError && { onIdleError }) }));
  try {
    return { engine, kind, applied: await migrate(engine), dump: embedded === null ? null : () => embedded.dump() };
  } catch (error) {
    await engine.close();
    throw error;
  }
}
