import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { exportRows } from '../db/copy-rows.ts';
import { type DatabaseSession, noTimeLimits } from '../db/engine.ts';
import { readAppliedVersions } from '../db/migrate.ts';
import type { OpenedDatabase } from '../db/open-database.ts';
import { type SecretStore, secretNames } from '../keys/secret-store.ts';
import { describeSystemError } from '../system-error.ts';
import { writeAtomically } from '../write-atomically.ts';
import { type ArchivedFile, ArchiveWriter } from './backup-archive.ts';
import { CommandRefusedError } from './command-refused-error.ts';

export const manifestFileName = 'manifest.json';
/** Name of the file with the manifest's checksum, in the format of `sha256sum --check`. */
export const manifestChecksumFileName = 'manifest.sha256';
export const rowsFileName = 'rows.ndjson.gz';
export const keysPrefix = 'keys/';
/** Version of the backup format. Increase it when earlier releases cannot restore a new backup. */
export const backupFormat = 'symbiotics-longevity-map backup 2';

interface BackupParts {
  readonly database: OpenedDatabase;
  readonly secrets: SecretStore;
}

/**
 * Writes a backup of all rows and keys into one file while the server keeps running. The file is written atomically.
 * Only its owner can read it, because it contains signing keys and the data of all members.
 */
export async function writeBackup(path: string, { database, secrets }: BackupParts): Promise<readonly string[]> {
  const keys = await readKeys(secrets);
  const write = (file: FileHandle) =>
    database.engine.transaction((session) => writeArchive(file, keys, session), noTimeLimits);
  const bytes = await writeAtomically(path, write, { mode: 0o600 }).catch((cause: Error) => {
    throw new CommandRefusedError(
      `Could not write ${path}: ${describeSystemError(cause, 'disk', 'its folder') ?? `${cause.message}.`} Choose a folder that exists and that the server may write to.`,
    );
  });
  return [
    `Wrote ${path}: ${Math.ceil(bytes / 1000).toLocaleString('en-GB')} kB, with the keys of this installation. Store it where nobody else can read it.`,
  ];
}

async function writeArchive(
  file: FileHandle,
  keys: readonly ArchivedFile[],
  session: DatabaseSession,
): Promise<number> {
  const takenAt = new Date();
  const archive = new ArchiveWriter(file, takenAt);
  const parts = exportRows(session);
  // The snapshot begins when the first row is read, and the migration state is read in the same snapshot.
  const first = await parts.next();
  const applied = await readAppliedVersions(session);
  for (const key of keys) await archive.add(key);
  await archive.addStream(rowsFileName, (sink) =>
    pipeline(
      async function* lines() {
        if (!first.done) yield `${JSON.stringify(first.value)}\n`;
        for await (const part of parts) yield `${JSON.stringify(part)}\n`;
      },
      createGzip(),
      sink,
    ),
  );
  const described = { format: backupFormat, takenAt: takenAt.toISOString(), applied, files: archive.checksums };
  const manifest = Buffer.from(JSON.stringify(described));
  await archive.add({ name: manifestFileName, bytes: manifest });
  await archive.add({ name: manifestChecksumFileName, bytes: Buffer.from(computeManifestChecksum(manifest)) });
  return archive.end();
}

export function computeManifestChecksum(manifest: Uint8Array): string {
  return `${createHash('sha256').update(manifest).digest('hex')}  ${manifestFileName}\n`;
}

async function readKeys(secrets: SecretStore): Promise<readonly ArchivedFile[]> {
  const keys: ArchivedFile[] = [];
  for (const name of secretNames) {
    const text = await secrets.read(name);
    if (text !== undefined) keys.push({ name: `${keysPrefix}${name}`, bytes: Buffer.from(text, 'utf8') });
  }
  return keys;
}
