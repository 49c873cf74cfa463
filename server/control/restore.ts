import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseCheckpoint } from '../../domain/ledger/notes/checkpoint.ts';
import { importRows } from '../db/copy-rows.ts';
import { lockDataFolder } from '../db/data-folder-lock.ts';
import { silentLog } from '../db/embedded/embedded-log.ts';
import { copyDatabase } from '../db/embedded/migrate-from-pglite.ts';
import { openEmbeddedDatabase } from '../db/embedded/open-embedded-database.ts';
import { createTransactionEngine, type Engine, noTimeLimits } from '../db/engine.ts';
import { migrate } from '../db/migrate.ts';
import { openPglite } from '../db/pglite.ts';
import { openSecrets, type SecretsLocation } from '../keys/open-secrets.ts';
import { keysPrefix } from './backup.ts';
import type { ArchivedFile } from './backup-archive.ts';
import { CommandRefusedError } from './command-refused-error.ts';
import { type Backup, withBackup } from './read-backup.ts';
import { swapFiles } from './swap-files.ts';

/**
 * Paths in the data folder, and the paths of their replacements in the folder of an unfinished restore.
 * `database/postgres` has the files of PGlite, which earlier releases used.
 */
const places = [
  { place: 'database/cluster', made: 'cluster' },
  { place: 'database/postgres', made: 'postgres' },
  { place: 'keys', made: 'keys' },
] as const;

/**
 * Replaces the contents of the data folder with a backup. First the database is unpacked, opened and migrated in a
 * separate folder. The previous files are kept, and a message says where.
 * @throws without changing anything if a server uses the folder or the file is not a backup
 */
export async function restoreBackup(path: string, dataFolder: string): Promise<readonly string[]> {
  return withBackup(path, (contents) => putInPlace(path, contents, dataFolder));
}

async function putInPlace(path: string, contents: Backup, dataFolder: string): Promise<readonly string[]> {
  const lock = lockDataFolder(join(dataFolder, 'database'));
  const { incoming, aside } = newFolderNames();
  const published = publishedEntries(dataFolder);
  let restored = 0;
  try {
    restored = await unpack(contents, join(dataFolder, incoming)).catch((cause: unknown) => {
      rmSync(join(dataFolder, incoming), { recursive: true, force: true });
      throw new CommandRefusedError(`Could not restore ${path}: ${(cause as Error).message}; nothing has changed.`);
    });
    const hadData = swapFiles(dataFolder, {
      incoming,
      aside,
      // The published ledger is moved aside too, because it contains entries of the previous database. The server later
      // publishes the ledger from the backup.
      leaving: [...places.map(({ place }) => place), publishedLedger],
      arriving: places,
    });
    return [
      `Restored the backup of ${contents.takenAt}.`,
      ...describeLostEntries(published, restored),
      ...(hadData ? [formerStandsIn(dataFolder, aside)] : []),
    ];
  } finally {
    lock.release();
  }
}

/** Returns names for two new folders, one for the incoming files and one for the previous files. */
function newFolderNames() {
  const stamp = new Date().toISOString().replaceAll(/[:.]/g, '-');
  return { incoming: `restoring-${stamp}`, aside: `before-restore-${stamp}` };
}

function formerStandsIn(dataFolder: string, aside: string): string {
  return `What was there before is in ${join(dataFolder, aside)}. Delete it when you no longer need it.`;
}

/**
 * Restores a backup, including administrator roles, into a PostgreSQL database that has no accounts. The keys are
 * stored in the data folder first. The rows are written in one transaction, so an interrupted restore changes nothing
 * in the database and can be repeated.
 * @throws without changing anything if the database has accounts or the file is not a backup
 */
export async function restoreIntoServer(
  path: string,
  into: SecretsLocation & { readonly engine: Engine },
): Promise<readonly string[]> {
  return withBackup(path, (contents) => putIntoServer(path, contents, into));
}

async function putIntoServer(
  path: string,
  { takenAt, keys, rows }: Backup,
  { engine, ...place }: SecretsLocation & { readonly engine: Engine },
): Promise<readonly string[]> {
  const { dataFolder } = place;
  if (rows === null) {
    throw new CommandRefusedError(
      `${path} is a backup of an earlier release. Restore it without DATABASE_URL, and back that up again.`,
    );
  }
  await requireNoAccount(engine);
  // Without the lock, a server that starts now would delete the prepared keys as leftovers of an interrupted restore.
  const lock = lockDataFolder(join(dataFolder, 'database'));
  try {
    await deleteSealedKeys(engine);
    const aside = await fillWithKeys(path, { dataFolder, engine, keys, rows });
    const { operatorMessages } = await openSecrets({ engine, kind: 'postgres' }, place);
    const restored = [`Restored the backup of ${takenAt}.`, ...operatorMessages];
    return aside === null ? restored : [...restored, formerStandsIn(dataFolder, aside)];
  } finally {
    lock.release();
  }
}

interface ServerRestore {
  readonly dataFolder: string;
  readonly engine: Engine;
  readonly keys: Backup['keys'];
  readonly rows: NonNullable<Backup['rows']>;
}

/**
 * Writes the rows, and puts the keys into place just before the rows are committed. If the process is killed between
 * these steps, the database is still empty and the restore can be repeated. If the rows were committed first, the
 * database could have accounts without keys.
 * @returns where the previous keys are; null if there were none
 */
async function fillWithKeys(path: string, { dataFolder, engine, keys, rows }: ServerRestore): Promise<string | null> {
  const { incoming, aside } = newFolderNames();
  unpackKeys(keys, join(dataFolder, incoming));
  let hadKeys: boolean | undefined;
  try {
    await fill(engine, rows, () => {
      const arriving = [{ made: 'keys', place: 'keys' }];
      hadKeys = swapFiles(dataFolder, { incoming, aside, leaving: ['keys'], arriving });
    });
  } catch (cause) {
    rmSync(join(dataFolder, incoming), { recursive: true, force: true });
    const changed =
      hadKeys === undefined ? 'nothing has changed' : `${dataFolder} already holds the keys of the backup`;
    throw new CommandRefusedError(`Could not restore ${path}: ${(cause as Error).message}; ${changed}.`);
  }
  return hadKeys === true ? aside : null;
}

/**
 * Deletes the keys in the database. The database has no accounts, so no token that these keys have signed is in use.
 */
async function deleteSealedKeys(engine: Engine): Promise<void> {
  await engine.transaction(async (session) => {
    const found = await session.query<{ kept: string | null }>(
      "select to_regclass('embedded.sealed_keys') as kept",
      [],
    );
    if (found.rows[0]?.kept != null) await session.query('delete from embedded.sealed_keys', []);
  });
}

async function requireNoAccount(engine: Engine): Promise<void> {
  const isEmpty = await engine.transaction(async (session) => {
    const made = await session.query<{ users: string | null }>("select to_regclass('auth.users') as users", []);
    if (made.rows[0]?.users == null) return true;
    return (await session.query('select id from auth.users where email is not null limit 1', [])).rows.length === 0;
  });
  if (isEmpty) return;
  throw new CommandRefusedError(
    'The database in DATABASE_URL holds accounts. Create an empty one (create database …) and set DATABASE_URL to it. Nothing has changed.',
  );
}

/** Unpacks a backup into the folder `incoming`. Returns the number of its ledger entries. */
async function unpack({ keys, rows, formerDatabase }: Backup, incoming: string): Promise<number> {
  unpackKeys(keys, incoming);
  const engine = await openEmbeddedDatabase(incoming, silentLog);
  try {
    if (rows !== null) await fill(engine, rows);
    else if (formerDatabase !== null) await copyDatabase(await openPglite({ startFrom: formerDatabase }), engine);
    return await countEntries(engine);
  } finally {
    await engine.close();
  }
}

const publishedLedger = 'ledger';

/** Returns how many ledger entries were published, or 0 if none were. */
function publishedEntries(dataFolder: string): number {
  const path = join(dataFolder, publishedLedger, 'checkpoint');
  return existsSync(path) ? (parseCheckpoint(readFileSync(path, 'utf8'))?.size ?? 0) : 0;
}

async function countEntries(engine: Engine): Promise<number> {
  const { rows } = await engine.transaction((owner) =>
    owner.query<{ count: number }>('select count(*)::int as count from public.ledger_entries', []),
  );
  return rows[0]?.count ?? 0;
}

/**
 * Returns a message for the operator if entries that were published are not in the backup. Witnesses notice that too,
 * because the next checkpoint is not consistent with the one that they have seen.
 */
function describeLostEntries(published: number, restored: number): readonly string[] {
  if (restored >= published) return [];
  return [
    `The ledger that was published had ${published} entries, the backup has ${restored}: ${published - restored} are lost, from position ${restored} on. Everyone who saw them will see a warning.`,
  ];
}

function unpackKeys(keys: readonly ArchivedFile[], incoming: string): void {
  mkdirSync(join(incoming, 'keys'), { recursive: true, mode: 0o700 });
  for (const { name, bytes } of keys) {
    writeFileSync(join(incoming, 'keys', name.slice(keysPrefix.length)), bytes, { mode: 0o600, flush: true });
  }
}

/**
 * Migrates an empty database to the schema that the backup has. Then one transaction writes the rows and applies later
 * migrations, so that no rows remain if a migration fails. `onWritten` is called before the commit.
 */
async function fill(
  engine: Engine,
  { parts, applied }: NonNullable<Backup['rows']>,
  onWritten: () => void = () => {},
): Promise<void> {
  await migrate(engine, { only: applied });
  await engine.transaction(async (session) => {
    await importRows(session, parts());
    await migrate(createTransactionEngine(session));
    onWritten();
  }, noTimeLimits);
}
