// The thread of an embedded PGlite: statements in, answers out, one at a time. What it works on is handed to it at its start.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type EmbeddedEngine, openPgliteFiles } from '../pglite.ts';
import { syncFolder, syncTree } from '../sync-folder.ts';

/** A statement, or "close". */
export interface Asked {
  readonly text: string;
  readonly parameters?: readonly unknown[] | undefined;
}

/** The database's own words about a failure, in what a message between threads can carry. */
export interface Failure {
  readonly message: string;
  readonly code?: string | undefined;
  readonly detail?: string | undefined;
  readonly hint?: string | undefined;
  readonly constraint?: string | undefined;
  readonly table?: string | undefined;
}

export type Answered =
  | { readonly rows: readonly unknown[]; readonly rowCount: number }
  | { readonly failure: Failure }
  | { readonly isReady: true };

/** New files lie under another name until they are whole: a start that breaks off leaves nothing that looks like a database. */
async function open(folder: string): Promise<EmbeddedEngine> {
  if (existsSync(folder)) return openPgliteFiles(folder);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const made = await openPgliteFiles(unfinished);
  await made.close();
  // The files of a new database are made without any sync of their own.
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncFolder(dirname(folder));
  return openPgliteFiles(folder);
}

async function serve(): Promise<void> {
  const database = await open(workerData as string);
  const port = parentPort;
  const { promise: closed, resolve: close } = Promise.withResolvers<void>();
  port?.on('message', async (asked: Asked | 'close') => {
    if (asked === 'close') return close();
    port.postMessage(await answer(asked));
  });
  port?.postMessage({ isReady: true } satisfies Answered);

  async function answer({ text, parameters }: Asked): Promise<Answered> {
    try {
      return await database.statement(text, parameters);
    } catch (error) {
      const { message, code, detail, hint, constraint, table } = error as Failure;
      return { failure: { message, code, detail, hint, constraint, table } };
    }
  }

  await closed;
  await database.close();
  port?.close();
}

await serve();
