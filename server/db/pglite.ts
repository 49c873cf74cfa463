import { chmodSync, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite';
import { joinBytes } from '../../domain/checksum/join-bytes.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import type { Engine, QueryResult, Session } from './engine.ts';
import { DurableFiles, durableStart } from './pglite-files.ts';
import { refuseOtherVersion } from './postgres-version.ts';

/** An engine in this process that can be dumped, for tests that start from the same state. */
export interface EmbeddedEngine extends Engine {
  /** The whole database as a gzipped tar, as it is between two statements; open transactions are not in it. */
  dump(): Promise<Blob>;
  /** Messages of PostgreSQL's protocol as they are, with their answers, for whoever speaks it and begins and ends transactions by statements. */
  protocol(messages: Uint8Array): Promise<Uint8Array<ArrayBuffer>>;
}

export interface EmbeddedOptions {
  /** Where the database lives, as files; it is taken for this process alone. Left out, the database lives in memory. */
  readonly folder?: string;
  /** A dump to begin with; only for a database that does not exist yet. */
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

function engineOf(database: PGliteInterface, afterClose: () => void): EmbeddedEngine {
  return {
    // PGlite runs one transaction at a time, in the order they come.
    transaction: (work) => database.transaction((transaction) => work(sessionOf(transaction))),
    dump: () => database.dumpDataDir('gzip'),
    // In pieces: PGlite's one buffer for a long answer grows by doubling, and what it has grown out of lies about for long.
    async protocol(messages) {
      const parts: Uint8Array[] = [];
      await database.execProtocolRawStream(messages, {
        syncToFs: false,
        onRawData: (part) => parts.push(part.slice()),
      });
      return joinBytes(parts);
    },
    async close() {
      await database.close();
      afterClose();
    },
  };
}

/**
 * Opens PGlite on the files of a folder, which the caller holds; makes them where there are none.
 * @throws when another version wrote them.
 */
export async function openPgliteFiles(databaseFolder: string, startFrom?: Blob): Promise<EmbeddedEngine> {
  refuseOtherVersion(databaseFolder);
  mkdirSync(databaseFolder, { recursive: true });
  chmodSync(databaseFolder, 0o700);
  const isNew = !existsSync(join(databaseFolder, 'PG_VERSION'));
  const start = isNew && startFrom !== undefined ? { loadDataDir: startFrom } : {};
  const files = { fs: new DurableFiles(databaseFolder), startParams: durableStart };
  return engineOf(await PGlite.create({ ...files, ...start }), () => {});
}

/**
 * Opens the embedded PGlite.
 * @throws when another process holds the folder, or another version wrote it.
 */
export async function openPglite({ folder, startFrom }: EmbeddedOptions = {}): Promise<EmbeddedEngine> {
  if (folder === undefined) {
    return engineOf(await PGlite.create(startFrom === undefined ? {} : { loadDataDir: startFrom }), () => {});
  }
  const lock = lockDataFolder(folder);
  try {
    const engine = await openPgliteFiles(join(folder, 'postgres'), startFrom);
    return { ...engine, close: () => engine.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}
