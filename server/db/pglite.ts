import { PGlite, type Transaction } from '@electric-sql/pglite';
import type { Engine, QueryResult, Session } from './engine.ts';

/**
 * PostgreSQL compiled to WebAssembly, in this process: for tests, and for reading the database files of earlier
 * releases.
 */
export interface PgliteEngine extends Engine {
  /** The whole database as a gzipped tar, as of the last completed statement; open transactions are not included. */
  dump(): Promise<Blob>;
}

export interface PgliteOptions {
  /** Folder of the database files; if omitted, it is in memory. */
  readonly folder?: string;
  /** A dump to start from; only for a new database. */
  readonly startFrom?: Blob;
}

function sessionOf(transaction: Pick<Transaction, 'exec' | 'query'>): Session {
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

/** Opens PGlite. */
export async function openPglite({ folder, startFrom }: PgliteOptions = {}): Promise<PgliteEngine> {
  const database = await PGlite.create({
    ...(folder !== undefined && { dataDir: folder }),
    ...(startFrom !== undefined && { loadDataDir: startFrom }),
  });
  return {
    // PGlite runs one transaction at a time, in the order they come.
    transaction: (work) => database.transaction((transaction) => work(sessionOf(transaction))),
    dump: () => database.dumpDataDir('gzip'),
    close: () => database.close(),
  };
}
