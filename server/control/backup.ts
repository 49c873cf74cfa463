import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { OpenDatabase } from '../db/open-database.ts';
import { type ArchivedFile, writeTar } from './archive.ts';
import { ControlRefusal } from './refusal.ts';

export const manifestName = 'manifest.json';
export const databaseName = 'database.tar.gz';
export const keysPrefix = 'keys/';
/** Raised when a backup can no longer be restored by what wrote the one before. */
export const backupFormat = 'symbiotics-longevity-map backup 1';

interface BackupParts {
  readonly database: OpenDatabase;
  readonly dataFolder: string;
}

/**
 * Writes database and keys into one file, while the server goes on. The file appears whole or not at all, readable by its
 * owner alone: it signs tokens and holds everybody's data.
 */
export async function writeBackup(path: string, { database, dataFolder }: BackupParts): Promise<readonly string[]> {
  if (database.dump === null) {
    throw new ControlRefusal(
      'Got a PostgreSQL server (DATABASE_URL), expected the embedded database; copy it with pg_dump, and the folder keys of the data folder with it.',
    );
  }
  const takenAt = new Date();
  const dump = new Uint8Array(await (await database.dump()).arrayBuffer());
  const manifest = Buffer.from(JSON.stringify({ format: backupFormat, takenAt: takenAt.toISOString() }));
  const keys = await readKeys(dataFolder);
  const archive = writeTar(
    [{ name: manifestName, bytes: manifest }, ...keys, { name: databaseName, bytes: dump }],
    takenAt,
  );
  await writeWhole(path, archive);
  return [
    `Wrote ${path}: ${(archive.length / 1e6).toFixed(1)} MB, with the keys of this installation. Keep it where nobody else reads it.`,
  ];
}

async function readKeys(dataFolder: string): Promise<readonly ArchivedFile[]> {
  const folder = join(dataFolder, 'keys');
  const names = (await readdir(folder)).filter((name) => /^[\w-]+\.(?:json|txt)$/.test(name)).sort();
  return Promise.all(
    names.map(async (name) => ({ name: `${keysPrefix}${name}`, bytes: await readFile(join(folder, name)) })),
  );
}

async function writeWhole(path: string, bytes: Uint8Array): Promise<void> {
  const unfinished = `${path}.${randomUUID()}.unfinished`;
  try {
    const file = await open(unfinished, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw new ControlRefusal(
      `Could not write ${path}: ${(error as Error).message}. Choose a folder that exists and that the server may write to.`,
    );
  }
}
