import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createWorkQueue } from '../work-queue.ts';
import { writeAtomically } from '../write-atomically.ts';

/**
 * The result of reading a stored JSON file. `value` is null if the file is missing or invalid. An invalid file is
 * moved, and `damagedCopy` is its new path.
 */
export interface StoredJson<Value> {
  readonly value: Value | null;
  readonly damagedCopy: string | null;
}

/** Returns the path to which an unreadable file is moved. */
export const damagedCopyPath = (path: string) => `${path}.torn`;

/**
 * Reads a stored list or setting. A damaged file must not prevent the server from starting, so it is moved and no error
 * is thrown.
 */
export async function readStoredJson<Value>(
  path: string,
  isSuch: (value: unknown) => value is Value,
): Promise<StoredJson<Value>> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (isSuch(value)) return { value, damagedCopy: null };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { value: null, damagedCopy: null };
  }
  return { value: null, damagedCopy: await setDamagedFileAside(path) };
}

/** Moves a damaged file and resolves to its new path, or to its old one if it could not be moved. */
export function setDamagedFileAside(path: string): Promise<string> {
  const aside = damagedCopyPath(path);
  return rename(path, aside).then(
    () => aside,
    () => path,
  );
}

const inTurn = createWorkQueue();

/** Writes a JSON file atomically. If two writes start at the same time, the result of the later one remains. */
export const writeStoredJson = (path: string, value: unknown): Promise<void> =>
  inTurn(async () => {
    await mkdir(dirname(path), { recursive: true });
    await writeAtomically(path, (file) => file.writeFile(JSON.stringify(value)));
  });

/** Deletes the copy of a damaged file. */
export const deleteDamagedCopy = (path: string) => rm(damagedCopyPath(path), { force: true });

export const isJsonObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isStringOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
