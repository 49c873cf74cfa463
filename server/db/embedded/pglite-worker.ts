// The thread of an embedded PGlite: messages of PostgreSQL's protocol in, answers out, one at a time. What it works on is handed to it at its start.
import { existsSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { type EmbeddedEngine, openPgliteFiles } from '../pglite.ts';
import { syncFolder, syncTree } from '../sync-folder.ts';

/** That it is asked from now on, or an answer as PostgreSQL sends it. What is asked comes in the same way, or is 'close'. */
export type Said = 'ready' | Uint8Array<ArrayBuffer>;

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
  port?.on('message', async (asked: Uint8Array | 'close') => {
    if (asked === 'close') return close();
    const answer = await database.protocol(asked);
    port.postMessage(answer satisfies Said, [answer.buffer]);
  });
  port?.postMessage('ready' satisfies Said);
  await closed;
  await database.close();
  port?.close();
}

await serve();
