import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { atomicWrite } from '../atomic-write.ts';
import { createWorkQueue } from '../work-queue.ts';

/**
 * The result of reading a stored JSON file. `value` is null if there is no file, or none accepted by `isSuch`: that
 * file is set aside, and `torn` is its new path.
 */
export interface StoredJson<Value> {
  readonly value: Value | null;
  readonly torn: string | null;
}

/** Where an unreadable file is set aside. */
export const damagedCopyPath = (path: string) => `${path}.torn`;

/** Reads a stored list or setting. A damaged file must not prevent the site from starting. */
export async function readStoredJson<Value>(
  path: string,
  isSuch: (value: unknown) => value is Value,
): Promise<StoredJson<Value>> {
  try {
    const value: unknown = JSON.parse(await readFile(path, 'utf8'));
    if (isSuch(value)) return { value, torn: null };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { value: null, torn: null };
  }
  return { value: null, torn: await setDamagedFileAside(path) };
}

/** Sets a damaged file aside and returns its new path, or its old one if it could not be moved. */
export function setDamagedFileAside(path: string): Promise<string> {
  const aside = damagedCopyPath(path);
  return rename(path, aside).then(
    () => aside,
    () => path,
  );
}

const inTurn = createWorkQueue();

/** Writes a JSON file atomically. If two writes run at once, the later one remains. */
export const writeStoredJson = (path: string, value: unknown): Promise<void> =>
  inTurn(async () => {
    await mkdir(dirname(path), { recursive: true });
    await atomicWrite(path, (file) => file.writeFile(JSON.stringify(value)));
  });

/** Deletes the damaged copy that was set aside. */
export const deleteDamagedCopy = (path: string) => rm(damagedCopyPath(path), { force: true });

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
