import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { type ArchivedFile, readTar } from './archive.ts';
import { backupFormat, databaseName, keysPrefix, manifestName } from './backup.ts';
import { ControlRefusal } from './refusal.ts';

/** What is replaced, as paths inside the data folder. */
const replaced = ['database/postgres', 'keys'] as const;

interface Contents {
  readonly takenAt: string;
  readonly keys: readonly ArchivedFile[];
  readonly database: Uint8Array;
}

/**
 * Puts a backup in the place of what the data folder holds. The database is unpacked, opened and brought up to date beside the
 * present one first; what was there is kept aside, under a name that is told.
 * @throws when a server holds the folder, or the file is no backup: then nothing has changed.
 */
export async function restoreBackup(path: string, dataFolder: string): Promise<readonly string[]> {
  const contents = readBackup(path);
  const lock = lockDataFolder(join(dataFolder, 'database'));
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  const incoming = join(dataFolder, `restoring-${stamp}`);
  const aside = join(dataFolder, `before-restore-${stamp}`);
  try {
    await unpack(contents, incoming);
    const hadData = swap(dataFolder, incoming, aside);
    const former = `What was there before stands in ${aside}; delete it when you no longer need it.`;
    return [`Restored the backup of ${contents.takenAt}.`, ...(hadData ? [former] : [])];
  } finally {
    rmSync(incoming, { recursive: true, force: true });
    lock.release();
  }
}

function readBackup(path: string): Contents {
  try {
    const files = readTar(readFileSync(path));
    const bytesOf = (name: string) => files.find((file) => file.name === name)?.bytes;
    const manifest = JSON.parse(Buffer.from(bytesOf(manifestName) ?? []).toString('utf8') || '{}');
    const database = bytesOf(databaseName);
    const keys = files.filter(({ name }) => /^keys\/[\w-]+\.(?:json|txt)$/.test(name));
    if (manifest.format !== backupFormat || database === undefined) throw new Error(`it is no ${backupFormat}`);
    return { takenAt: String(manifest.takenAt), keys, database };
  } catch (cause) {
    throw new ControlRefusal(
      `Got a file that cannot be restored, ${path}: ${(cause as Error).message}; expected one that npm run backup wrote; nothing has changed.`,
    );
  }
}

async function unpack({ keys, database }: Contents, incoming: string): Promise<void> {
  mkdirSync(join(incoming, 'keys'), { recursive: true, mode: 0o700 });
  for (const { name, bytes } of keys) {
    writeFileSync(join(incoming, 'keys', name.slice(keysPrefix.length)), bytes, { mode: 0o600 });
  }
  const startFrom = new Blob([new Uint8Array(database)], { type: 'application/x-gzip' });
  const engine = await openPglite({ folder: join(incoming, 'database'), startFrom });
  try {
    await migrate(engine);
  } finally {
    await engine.close();
  }
}

/** Renames the present aside and the incoming into its place; a failure on the way is undone. Tells whether there was anything. */
function swap(dataFolder: string, incoming: string, aside: string): boolean {
  const done: (readonly [from: string, to: string])[] = [];
  const move = (from: string, to: string) => {
    mkdirSync(join(to, '..'), { recursive: true, mode: 0o700 });
    renameSync(from, to);
    done.push([from, to]);
  };
  try {
    const present = replaced.filter((name) => existsSync(join(dataFolder, name)));
    for (const name of present) move(join(dataFolder, name), join(aside, name));
    for (const name of replaced) move(join(incoming, name), join(dataFolder, name));
    return present.length > 0;
  } catch (error) {
    for (const [from, to] of done.reverse()) renameSync(to, from);
    throw error;
  }
}
