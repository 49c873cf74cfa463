import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { DatabaseSession, Engine, QueryResult } from './engine.ts';

/**
 * PostgreSQL compiled to WebAssembly, in this process. It is used in tests and to read the database files of earlier
 * releases.
 */
export interface PgliteEngine extends Engine {
  /** Returns the whole database as a gzipped tar. It contains only what has been committed. */
  dump(): Promise<Blob>;
}

export interface PgliteOptions {
  /** Folder of the database files. If omitted, the database is in memory. */
  readonly folder?: string;
  /** A dump that becomes the content of a new database. */
  readonly startFrom?: Blob;
}

function sessionOf(transaction: Pick<Transaction, 'exec' | 'query'>): DatabaseSession {
  return {
    async query<Row>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>> {
      const result =
        parameters === undefined
          ? (await transaction.exec(text)).at(-1)
          : await transaction.query(text, parameters as unknown[]);
      const rows = (result?.rows ?? []) as Row[];
      return { rows, rowCount: rows.length > 0 ? rows.length : (result?.affectedRows ?? 0) };
    },
  };
}

/** Opens a PGlite database in memory or in a folder, optionally with the contents of a dump. */
export async function openPglite({ folder, startFrom }: PgliteOptions = {}): Promise<PgliteEngine> {
  const database = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(startFrom !== undefined && { loadDataDir: startFrom }),
  });
  return {
    // PGlite runs one transaction at a time, in the order in which they are requested.
    transaction: (work) => database.transaction((transaction) => work(sessionOf(transaction))),
    dump: () => database.dumpDataDir('gzip'),
    close: () => database.close(),
  };
}
