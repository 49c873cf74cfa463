import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { UploadedRegistryFile } from '../../domain/registry-admin/registry-import.ts';
import { createWorkQueue } from '../work-queue.ts';
import { toSafeFileName } from './safe-file-name.ts';
import {
  damagedCopyPath,
  deleteDamagedCopy,
  isRecord,
  isTextOrNull,
  readStoredJson,
  setDamagedFileAside,
  writeStoredJson,
} from './stored-json.ts';

/** An uploaded file of the next registry. */
export interface UploadedFile extends Omit<UploadedRegistryFile, 'received' | 'map' | 'failure'> {
  /** The column map to read it with. */
  readonly map: object | null;
  /**
   * The detected encoding, used until somebody chooses one; missing if the file declares it, or if a person must
   * choose.
   */
  readonly guessedEncoding?: string;
}

/** What a person entered about a file. */
type Said = Partial<Pick<UploadedFile, 'encoding' | 'dataDate' | 'map'>>;

/** The files of the next registry; they are kept when it is published, so that more can be added later. */
export interface UploadedFiles {
  readonly files: () => readonly UploadedFile[];
  readonly find: (id: string) => UploadedFile | undefined;
  readonly add: (name: string, bytes: number, now: Date) => Promise<UploadedFile>;
  readonly change: (id: string, said: Said) => Promise<void>;
  /** Stores the detected encoding; null if none should be assumed. A person's choice takes precedence. */
  readonly guess: (id: string, encoding: string | null) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Bytes uploaded so far. */
  readonly received: (file: UploadedFile) => Promise<number>;
  readonly pathOf: (file: UploadedFile) => string;
  /** The column map as a file for the command line; null if there is none. */
  readonly mapPathOf: (file: UploadedFile) => string | null;
  /** Path of the file with the result of the last inspection. */
  readonly understandingPathOf: (file: UploadedFile) => string;
  /** Identifies this list of files, including what was entered about them. */
  readonly stamp: () => string;
  /** Where an unreadable list was set aside after it was rebuilt from the files; null if that was not necessary. */
  readonly torn: () => string | null;
  readonly forgetTorn: () => Promise<void>;
}

/**
 * Opens the uploads in a folder, which is created with the first file. If the list cannot be read, it is rebuilt from
 * the files.
 */
export async function openUploadedFiles(folder: string): Promise<UploadedFiles> {
  const listPath = join(folder, 'desk.json');
  const opened = await openList(folder, listPath);
  let { files, torn } = opened;
  const folderOf = ({ id }: UploadedFile) => join(folder, id);

  /** Changes to the list are serialised: each builds on the previous one. */
  const inTurn = createWorkQueue();
  const save = (change: (files: readonly UploadedFile[]) => readonly UploadedFile[]): Promise<void> =>
    inTurn(async () => {
      const next = change(files);
      if (!next.every(isKeptFile)) throw new RangeError('The list of files could not be saved with this file.');
      await writeStoredJson(listPath, next);
      files = next;
    });

  // Written for the next start; if that fails, the first action here reports why.
  if (opened.isMended) await save((now) => now).catch(() => undefined);

  const desk: UploadedFiles = {
    files: () => files,
    find: (id) => files.find((file) => file.id === id),
    async add(name, bytes, now) {
      const file: UploadedFile = {
        id: randomUUID(),
        name: toSafeFileName(name),
        bytes,
        addedAt: now.toISOString(),
        encoding: null,
        dataDate: null,
        map: null,
      };
      await mkdir(dirname(desk.pathOf(file)), { recursive: true });
      await writeFile(desk.pathOf(file), '');
      await save((now) => [...now, file]);
      return file;
    },
    async change(id, said) {
      const file = desk.find(id);
      if (file !== undefined && said.map) await writeStoredJson(join(folderOf(file), 'map.json'), said.map);
      await save((now) => now.map((known) => (known.id === id ? { ...known, ...said } : known)));
    },
    async guess(id, encoding) {
      const file = desk.find(id);
      if (file === undefined || file.encoding !== null || (file.guessedEncoding ?? null) === encoding) return;
      const { guessedEncoding: _former, ...said } = file;
      const next = encoding === null ? said : { ...said, guessedEncoding: encoding };
      await save((now) => now.map((known) => (known.id === id ? next : known)));
    },
    async remove(id) {
      const file = desk.find(id);
      if (file === undefined) return;
      await save((now) => now.filter((other) => other.id !== id));
      await rm(folderOf(file), { recursive: true, force: true });
    },
    received: async (file) => (await stat(desk.pathOf(file))).size,
    // In a separate folder, so that no file name collides with the list's own files.
    pathOf: (file) => join(folderOf(file), 'file', file.name),
    mapPathOf: (file) => (file.map === null ? null : join(folderOf(file), 'map.json')),
    understandingPathOf: (file) => join(folderOf(file), 'understanding.json'),
    stamp: () =>
      createHash('sha256')
        .update(JSON.stringify(files.map(stamped)))
        .digest('hex'),
    torn: () => torn,
    async forgetTorn() {
      await deleteDamagedCopy(listPath);
      torn = null;
    },
  };
  return desk;
}

const stamped = ({ id, encoding, guessedEncoding, dataDate, map }: UploadedFile) => [
  id,
  encoding ?? guessedEncoding ?? null,
  dataDate,
  map,
];

/** The result of a file's last inspection; null if it has not been inspected. */
export async function readFileAnalysis(
  desk: UploadedFiles,
  file: UploadedFile,
): Promise<{ readonly isRecognised?: unknown } | null> {
  return (await readStoredJson(desk.understandingPathOf(file), isRecord)).value;
}

const whereThere = (path: string) =>
  access(path).then(
    () => path,
    () => null,
  );

/** A valid command-line argument, without control characters, or none. */
const isWordOrNull = (value: unknown) =>
  isTextOrNull(value) && (value === null || (value.length <= 100 && !/\p{C}/u.test(value)));

/** Whether an entry can be read back: checked before writing, and when reading at the next start. */
const isKeptFile = (value: unknown): value is UploadedFile =>
  isRecord(value) &&
  /^[0-9a-f-]{36}$/.test(String(value.id)) &&
  typeof value.name === 'string' &&
  value.name === toSafeFileName(value.name) &&
  Number.isSafeInteger(value.bytes) &&
  typeof value.addedAt === 'string' &&
  isWordOrNull(value.encoding) &&
  (value.guessedEncoding === undefined || isWordOrNull(value.guessedEncoding)) &&
  isWordOrNull(value.dataDate) &&
  (value.map === null || isRecord(value.map));

/** Parses what somebody entered about a file; null if the list could not be read back with it. */
export function parseFileSettings(
  file: UploadedFile,
  { encoding, dataDate, map }: Readonly<Record<string, unknown>>,
): Said | null {
  const said = {
    ...(encoding !== undefined && { encoding: encoding || null }),
    ...(dataDate !== undefined && { dataDate: dataDate || null }),
    ...(map !== undefined && { map }),
  };
  return isKeptFile({ ...file, ...said }) ? (said as Said) : null;
}

interface OpenedList {
  readonly files: readonly UploadedFile[];
  readonly torn: string | null;
  /** Whether it differs from the stored one. */
  readonly isMended: boolean;
}

/**
 * Entries are validated one by one, so an unreadable one does not affect the others. The list is set aside all the
 * same.
 */
async function openList(folder: string, listPath: string): Promise<OpenedList> {
  const kept = await readStoredJson<readonly unknown[]>(listPath, Array.isArray);
  const entries = kept.value ?? [];
  const whole = entries.filter(isKeptFile);
  const torn = kept.torn ?? (whole.length < entries.length ? await setDamagedFileAside(listPath) : null);
  if (torn === null) return { files: whole, torn: await whereThere(damagedCopyPath(listPath)), isMended: false };
  const found = (await filesIn(folder)).filter(({ id }) => !whole.some((file) => file.id === id));
  return { files: [...whole, ...found], torn, isMended: true };
}

/** The files in the folder, with their column maps. Other entries were only in the list. */
async function filesIn(folder: string): Promise<readonly UploadedFile[]> {
  const ids = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f-]{36}$/.test(name));
  const found = await Promise.all(ids.map((id) => fileIn(folder, id).catch(() => null)));
  return found.filter((file) => file !== null).sort((a, b) => (a.addedAt < b.addedAt ? -1 : 1));
}

async function fileIn(folder: string, id: string): Promise<UploadedFile | null> {
  const [called = ''] = await readdir(join(folder, id, 'file'));
  const name = toSafeFileName(called);
  if (name !== called) await rename(join(folder, id, 'file', called), join(folder, id, 'file', name));
  const { size, birthtime } = await stat(join(folder, id, 'file', name));
  const { value: map } = await readStoredJson(join(folder, id, 'map.json'), isRecord);
  const said = { encoding: null, dataDate: null, map };
  const file = { id, name, bytes: size, addedAt: birthtime.toISOString(), ...said };
  return isKeptFile(file) ? file : null;
}
