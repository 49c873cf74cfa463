import { createHash } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { ExportedPart } from '../db/copy-rows.ts';
import type { AppliedVersions } from '../db/migrate.ts';
import { describeSystemError } from '../system-error.ts';
import {
  backupFormat,
  computeManifestChecksum,
  manifestChecksumFileName,
  manifestFileName,
  rowsFileName,
} from './backup.ts';
import {
  type ArchivedChecksum,
  type ArchivedFile,
  type ArchiveEntry,
  listArchive,
  readArchiveRange,
} from './backup-archive.ts';
import { CommandRefusedError } from './command-refused-error.ts';

/** The format of earlier releases, in which the database is a gzipped tar of PGlite's files. */
const formerFormat = 'symbiotics-longevity-map backup 1';
const formerDatabaseName = 'database.tar.gz';
/**
 * Maximum size of the manifest and of a key, which are read into memory. There may be gigabytes of rows, so these are
 * streamed.
 */
const smallBytesMax = 1024 * 1024;

/** The contents of a backup, which has either rows or, from an earlier release, PGlite's database. */
export interface Backup {
  readonly takenAt: string;
  readonly keys: readonly ArchivedFile[];
  readonly rows: { readonly parts: () => AsyncIterable<ExportedPart>; readonly applied: AppliedVersions } | null;
  readonly formerDatabase: Blob | null;
}

/**
 * Opens a backup and passes it to `work`.
 * @throws if the file is not a backup; then `work` was not called
 */
export async function withBackup<Result>(path: string, work: (backup: Backup) => Promise<Result>): Promise<Result> {
  const file = await open(path).catch((cause: unknown) => throwDamagedBackup(path, cause));
  try {
    return await work(await readBackup(path, file).catch((cause: unknown) => throwDamagedBackup(path, cause)));
  } finally {
    await file.close();
  }
}

function throwDamagedBackup(path: string, cause: unknown): never {
  throw new CommandRefusedError(
    `${path} cannot be restored: ${describeSystemError(cause, 'disk', 'it') ?? (cause as Error).message}. Use a file that npm run backup wrote. Nothing has changed.`,
  );
}

async function readBackup(path: string, file: FileHandle): Promise<Backup> {
  const entries = await listArchive(file);
  const entryOf = (wanted: string) => entries.find(({ name }) => name === wanted);
  const manifest = await readManifest(file, entryOf);
  await requireSameFiles(file, entries, manifest.files);
  const keys: ArchivedFile[] = [];
  for (const entry of entries.filter(({ name }) => /^keys\/[\w-]+\.(?:json|txt)$/.test(name))) {
    keys.push({ name: entry.name, bytes: await readSmall(file, entry) });
  }
  const shared = { takenAt: String(manifest.takenAt), keys, rows: null, formerDatabase: null };
  const [rows, previous] = [entryOf(rowsFileName), entryOf(formerDatabaseName)];
  if (manifest.format === backupFormat && rows !== undefined) {
    return { ...shared, rows: { parts: () => partsOf(streamOf(file, rows)), applied: manifest.applied } };
  }
  if (manifest.format === formerFormat && previous !== undefined) {
    const whole = await openAsBlob(path);
    return { ...shared, formerDatabase: whole.slice(previous.at, previous.at + previous.size, 'application/x-gzip') };
  }
  throw new Error(`it is not a ${backupFormat}`);
}

interface Manifest {
  readonly format?: unknown;
  readonly takenAt?: unknown;
  readonly applied: AppliedVersions;
  /** Checksums of all other files. Backups of earlier releases have none. */
  readonly files?: readonly ArchivedChecksum[];
}

/**
 * Reads the manifest and verifies it against its checksum. All other files are verified against the manifest, before
 * anything is restored.
 */
async function readManifest(file: FileHandle, entryOf: (name: string) => ArchiveEntry | undefined): Promise<Manifest> {
  const [entry, sumEntry] = [entryOf(manifestFileName), entryOf(manifestChecksumFileName)];
  if (entry === undefined) throw new Error(`it is not a ${backupFormat}`);
  const bytes = await readSmall(file, entry);
  const sum = sumEntry === undefined ? undefined : (await readSmall(file, sumEntry)).toString('utf8');
  if (sum !== undefined && sum !== computeManifestChecksum(bytes)) throw new Error('its manifest was changed');
  const manifest = JSON.parse(bytes.toString('utf8')) as Manifest;
  if ((sum === undefined) !== (manifest.files === undefined)) throw new Error('its manifest was changed');
  return manifest;
}

async function requireSameFiles(
  file: FileHandle,
  entries: readonly ArchiveEntry[],
  files: readonly ArchivedChecksum[] | undefined,
): Promise<void> {
  if (files === undefined) return;
  const held = entries.filter(({ name }) => name !== manifestFileName && name !== manifestChecksumFileName);
  const stranger = held.find(({ name }) => !files.some((known) => known.name === name));
  if (stranger !== undefined) throw new Error(`${stranger.name} in it is not in its manifest`);
  for (const { name, bytes, sha256 } of files) {
    const entry = held.find((each) => each.name === name);
    if (entry === undefined || held.filter((each) => each.name === name).length > 1)
      throw new Error(`${name} is missing`);
    if (entry.size !== bytes || (await checksumOf(file, entry)) !== sha256)
      throw new Error(`${name} in it was changed`);
  }
}

async function checksumOf(file: FileHandle, entry: ArchiveEntry): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of streamOf(file, entry)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

function readSmall(file: FileHandle, entry: ArchiveEntry): Promise<Buffer> {
  if (entry.size > smallBytesMax) throw new Error(`${entry.name} in it has ${entry.size} bytes`);
  return readArchiveRange(file, entry);
}

function streamOf(file: FileHandle, { at, size }: ArchiveEntry): Readable {
  // createReadStream cannot read zero bytes.
  if (size === 0) return Readable.from([]);
  return file.createReadStream({ start: at, end: at + size - 1, autoClose: false });
}

/**
 * Parses the rows of a backup.
 * @throws if the bytes are damaged or truncated; the caller must then discard the parts that it has read
 */
async function* partsOf(gzipped: Readable): AsyncGenerator<ExportedPart> {
  const unzipped = createGunzip();
  // The error is ignored here, because reading `unzipped` below throws it.
  pipeline(gzipped, unzipped).catch(() => undefined);
  let rest = '';
  for await (const chunk of unzipped.setEncoding('utf8')) {
    const lines = `${rest}${chunk}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line) as ExportedPart;
  }
}
