import { openAsBlob } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { CopiedPart } from '../db/copy-rows.ts';
import type { AppliedVersions } from '../db/migrate.ts';
import { describeSystemError } from '../system-error.ts';
import { type ArchivedFile, type ArchiveEntry, listArchive, readPart } from './archive.ts';
import { backupFormat, manifestName, rowsName } from './backup.ts';
import { ControlRefusal } from './refusal.ts';

/** What a release wrote that had PGlite alone: its files, as a gzipped tar. */
const formerFormat = 'symbiotics-longevity-map backup 1';
const formerDatabaseName = 'database.tar.gz';
/** Manifest and keys are a few kilobytes; only the rows may be long, and they are never in memory as a whole. */
const smallBytesMax = 1024 * 1024;

/** What a backup holds. The rows are read from the file as they are asked for. */
export interface Backup {
  readonly takenAt: string;
  readonly keys: readonly ArchivedFile[];
  readonly rows: { readonly parts: () => AsyncIterable<CopiedPart>; readonly applied: AppliedVersions } | null;
  readonly formerDatabase: Blob | null;
}

/**
 * Opens a backup for the work.
 * @throws where the file is no backup; the work has not begun then
 */
export async function withBackup<Result>(path: string, work: (backup: Backup) => Promise<Result>): Promise<Result> {
  const file = await open(path).catch((cause: unknown) => refuse(path, cause));
  try {
    return await work(await readBackup(path, file).catch((cause: unknown) => refuse(path, cause)));
  } finally {
    await file.close();
  }
}

function refuse(path: string, cause: unknown): never {
  throw new ControlRefusal(
    `Got a file that cannot be restored, ${path}: ${describeSystemError(cause, 'disk', 'it') ?? (cause as Error).message}; expected one that npm run backup wrote; nothing has changed.`,
  );
}

async function readBackup(path: string, file: FileHandle): Promise<Backup> {
  const entries = await listArchive(file);
  const entryOf = (wanted: string) => entries.find(({ name }) => name === wanted);
  const manifestEntry = entryOf(manifestName);
  const manifest =
    manifestEntry === undefined ? {} : JSON.parse((await readSmall(file, manifestEntry)).toString('utf8'));
  const keys: ArchivedFile[] = [];
  for (const entry of entries.filter(({ name }) => /^keys\/[\w-]+\.(?:json|txt)$/.test(name))) {
    keys.push({ name: entry.name, bytes: await readSmall(file, entry) });
  }
  const shared = { takenAt: String(manifest.takenAt), keys, rows: null, formerDatabase: null };
  const [rows, former] = [entryOf(rowsName), entryOf(formerDatabaseName)];
  if (manifest.format === backupFormat && rows !== undefined) {
    return { ...shared, rows: { parts: () => partsOf(streamOf(file, rows)), applied: manifest.applied } };
  }
  if (manifest.format === formerFormat && former !== undefined) {
    const whole = await openAsBlob(path);
    return { ...shared, formerDatabase: whole.slice(former.at, former.at + former.size, 'application/x-gzip') };
  }
  throw new Error(`it is no ${backupFormat}`);
}

function readSmall(file: FileHandle, entry: ArchiveEntry): Promise<Buffer> {
  if (entry.size > smallBytesMax) throw new Error(`${entry.name} in it has ${entry.size} bytes`);
  return readPart(file, entry);
}

function streamOf(file: FileHandle, { at, size }: ArchiveEntry): Readable {
  return file.createReadStream({ start: at, end: at + size - 1, autoClose: false });
}

/** @throws where the bytes are damaged or cut off: nothing of what came before is kept then. */
async function* partsOf(gzipped: Readable): AsyncGenerator<CopiedPart> {
  const unzipped = createGunzip();
  // A failure of either ends the other, and is thrown below.
  pipeline(gzipped, unzipped).catch(() => undefined);
  let rest = '';
  for await (const chunk of unzipped.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as CopiedPart;
  }
}
