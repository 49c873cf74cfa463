import { createHash, randomUUID } from 'node:crypto';
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { UploadedRegistryFile } from '../../domain/registry-admin/registry-import.ts';
import { createWorkQueue } from '../work-queue.ts';
import { toSafeFileName } from './safe-file-name.ts';
import {
  damagedCopyPath,
  deleteDamagedCopy,
  isJsonObject,
  isStringOrNull,
  readStoredJson,
  setDamagedFileAside,
  writeStoredJson,
} from './stored-json.ts';

/** A file that was uploaded for the next import. */
export interface UploadedFile extends Omit<UploadedRegistryFile, 'received' | 'map' | 'failure'> {
  /** The column map with which the file is read. Null if it needs none. */
  readonly map: object | null;
  /**
   * The detected encoding, which is used until somebody chooses one. Missing if the file declares its encoding, or if
   * several encodings are likely.
   */
  readonly guessedEncoding?: string;
}

/** The settings that a person can change for a file. */
type FileSettings = Partial<Pick<UploadedFile, 'encoding' | 'dataDate' | 'map'>>;

/**
 * The files that were uploaded for an import. They stay after the import is published, so that more files can be added
 * to the next one.
 */
export interface UploadedFiles {
  readonly files: () => readonly UploadedFile[];
  readonly find: (id: string) => UploadedFile | undefined;
  readonly add: (name: string, bytes: number, now: Date) => Promise<UploadedFile>;
  readonly change: (id: string, settings: FileSettings) => Promise<void>;
  /**
   * Stores the detected encoding. Null removes it. If a person has chosen an encoding, the detected one has no effect.
   */
  readonly guess: (id: string, encoding: string | null) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Returns the number of bytes uploaded so far. */
  readonly received: (file: UploadedFile) => Promise<number>;
  readonly pathOf: (file: UploadedFile) => string;
  /** Returns the path of the file's column map, for the command line. Null if it has none. */
  readonly mapPathOf: (file: UploadedFile) => string | null;
  /** Returns the path of the result of the file's last inspection. */
  readonly understandingPathOf: (file: UploadedFile) => string;
  /** Returns a hash of the list of files, including their settings. */
  readonly stamp: () => string;
  /**
   * Returns the path to which an unreadable list was moved before it was rebuilt from the files. Null if there was
   * none.
   */
  readonly damagedCopy: () => string | null;
  readonly forgetDamagedCopy: () => Promise<void>;
}

/**
 * Opens the list of uploaded files in a folder. The folder is created when the first file is uploaded. If the list
 * cannot be read, it is rebuilt from the files.
 */
export async function openUploadedFiles(folder: string): Promise<UploadedFiles> {
  const listPath = join(folder, 'desk.json');
  const opened = await openList(folder, listPath);
  let { files, damagedCopy } = opened;
  const folderOf = ({ id }: UploadedFile) => join(folder, id);

  /** Runs the changes to the list one after the other, because each is based on the result of the previous one. */
  const inTurn = createWorkQueue();
  const save = (change: (files: readonly UploadedFile[]) => readonly UploadedFile[]): Promise<void> =>
    inTurn(async () => {
      const next = change(files);
      if (!next.every(isStoredFile)) throw new RangeError('The list of files could not be saved with this file.');
      await writeStoredJson(listPath, next);
      files = next;
    });

  // The rebuilt list is stored for the next start. If that fails, the next change of the list reports the error.
  if (opened.isMended) await save((now) => now).catch(() => undefined);

  const uploads: UploadedFiles = {
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
      await mkdir(dirname(uploads.pathOf(file)), { recursive: true });
      await writeFile(uploads.pathOf(file), '');
      await save((now) => [...now, file]);
      return file;
    },
    async change(id, settings) {
      const file = uploads.find(id);
      if (file !== undefined && settings.map) await writeStoredJson(join(folderOf(file), 'map.json'), settings.map);
      await save((now) => now.map((known) => (known.id === id ? { ...known, ...settings } : known)));
    },
    async guess(id, encoding) {
      const file = uploads.find(id);
      if (file === undefined || file.encoding !== null || (file.guessedEncoding ?? null) === encoding) return;
      const { guessedEncoding: _former, ...others } = file;
      const next = encoding === null ? others : { ...others, guessedEncoding: encoding };
      await save((now) => now.map((known) => (known.id === id ? next : known)));
    },
    async remove(id) {
      const file = uploads.find(id);
      if (file === undefined) return;
      await save((now) => now.filter((other) => other.id !== id));
      await rm(folderOf(file), { recursive: true, force: true });
    },
    received: async (file) => (await stat(uploads.pathOf(file))).size,
    // The uploaded file has its own folder, so that its name cannot collide with `map.json` or another file next to it.
    pathOf: (file) => join(folderOf(file), 'file', file.name),
    mapPathOf: (file) => (file.map === null ? null : join(folderOf(file), 'map.json')),
    understandingPathOf: (file) => join(folderOf(file), 'understanding.json'),
    stamp: () =>
      createHash('sha256')
        .update(JSON.stringify(files.map(stamped)))
        .digest('hex'),
    damagedCopy: () => damagedCopy,
    async forgetDamagedCopy() {
      await deleteDamagedCopy(listPath);
      damagedCopy = null;
    },
  };
  return uploads;
}

const stamped = ({ id, encoding, guessedEncoding, dataDate, map }: UploadedFile) => [
  id,
  encoding ?? guessedEncoding ?? null,
  dataDate,
  map,
];

/** Reads the result of a file's last inspection. Resolves to null if the file has not been inspected. */
export async function readFileAnalysis(
  uploads: UploadedFiles,
  file: UploadedFile,
): Promise<{ readonly isRecognised?: unknown } | null> {
  return (await readStoredJson(uploads.understandingPathOf(file), isJsonObject)).value;
}

const whereThere = (path: string) =>
  access(path).then(
    () => path,
    () => null,
  );

/** Whether a value is null, or a text that can be a command-line argument: short and without control characters. */
const isWordOrNull = (value: unknown) =>
  isStringOrNull(value) && (value === null || (value.length <= 100 && !/\p{C}/u.test(value)));

/** Whether a value is a valid entry of the list. This is checked before the list is written, and when it is read. */
const isStoredFile = (value: unknown): value is UploadedFile =>
  isJsonObject(value) &&
  /^[0-9a-f-]{36}$/.test(String(value.id)) &&
  typeof value.name === 'string' &&
  value.name === toSafeFileName(value.name) &&
  Number.isSafeInteger(value.bytes) &&
  typeof value.addedAt === 'string' &&
  isWordOrNull(value.encoding) &&
  (value.guessedEncoding === undefined || isWordOrNull(value.guessedEncoding)) &&
  isWordOrNull(value.dataDate) &&
  (value.map === null || isJsonObject(value.map));

/** Parses the settings that somebody entered for a file. Returns null if they are invalid. */
export function parseFileSettings(
  file: UploadedFile,
  { encoding, dataDate, map }: Readonly<Record<string, unknown>>,
): FileSettings | null {
  const settings = {
    ...(encoding !== undefined && { encoding: encoding || null }),
    ...(dataDate !== undefined && { dataDate: dataDate || null }),
    ...(map !== undefined && { map }),
  };
  return isStoredFile({ ...file, ...settings }) ? (settings as FileSettings) : null;
}

interface OpenedList {
  readonly files: readonly UploadedFile[];
  readonly damagedCopy: string | null;
  /** Whether the list was rebuilt and differs from the stored one. */
  readonly isMended: boolean;
}

/**
 * Reads the list. Each entry is validated on its own, so valid entries are used even if others are invalid. If any
 * entry is invalid, the stored list is moved.
 */
async function openList(folder: string, listPath: string): Promise<OpenedList> {
  const kept = await readStoredJson<readonly unknown[]>(listPath, Array.isArray);
  const entries = kept.value ?? [];
  const whole = entries.filter(isStoredFile);
  const damagedCopy = kept.damagedCopy ?? (whole.length < entries.length ? await setDamagedFileAside(listPath) : null);
  if (damagedCopy === null)
    return { files: whole, damagedCopy: await whereThere(damagedCopyPath(listPath)), isMended: false };
  const found = (await rebuildEntries(folder)).filter(({ id }) => !whole.some((file) => file.id === id));
  return { files: [...whole, ...found], damagedCopy, isMended: true };
}

/**
 * Rebuilds the entries of the uploaded files from the folder, with their column maps. Other settings were stored only
 * in the list and are lost.
 */
async function rebuildEntries(folder: string): Promise<readonly UploadedFile[]> {
  const ids = (await readdir(folder).catch(() => [])).filter((name) => /^[0-9a-f-]{36}$/.test(name));
  const found = await Promise.all(ids.map((id) => fileIn(folder, id).catch(() => null)));
  return found.filter((file) => file !== null).sort((a, b) => (a.addedAt < b.addedAt ? -1 : 1));
}

async function fileIn(folder: string, id: string): Promise<UploadedFile | null> {
  const [called = ''] = await readdir(join(folder, id, 'file'));
  const name = toSafeFileName(called);
  if (name !== called) await rename(join(folder, id, 'file', called), join(folder, id, 'file', name));
  const { size, birthtime } = await stat(join(folder, id, 'file', name));
  const { value: map } = await readStoredJson(join(folder, id, 'map.json'), isJsonObject);
  const settings = { encoding: null, dataDate: null, map };
  const file = { id, name, bytes: size, addedAt: birthtime.toISOString(), ...settings };
  return isStoredFile(file) ? file : null;
}
