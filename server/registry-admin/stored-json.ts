import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { atomicWrite } from '../atomic-write.ts';
import { createWorkQueue } from '../work-queue.ts';

/** What a file of this room says. Null if there is none, or none that `isSuch`: that one is set aside, and `torn` says where it went. */
export interface StoredJson<Value> {
  readonly value: Value | null;
  readonly torn: string | null;
}

/** Where a file that could not be read is set aside. */
export const damagedCopyPath = (path: string) => `${path}.torn`;

/** Reads a list or a setting that this room keeps. Whatever is wrong with it is no reason for the site not to start. */
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
  return { value: null, torn: await setAside(path) };
}

/** Sets a file aside whose content is not as it should be, and says where it is: at its own place where it could not be moved. */
export function setAside(path: string): Promise<string> {
  const aside = damagedCopyPath(path);
  return rename(path, aside).then(
    () => aside,
    () => path,
  );
}

const inTurn = createWorkQueue();

/** Whole or not at all: anyone who is killed while writing leaves the former one. Of two at once the later one stays. */
export const storeJson = (path: string, value: unknown): Promise<void> =>
  inTurn(async () => {
    await mkdir(dirname(path), { recursive: true });
    await atomicWrite(path, (file) => file.writeFile(JSON.stringify(value)));
  });

/** Forgets what was set aside. */
export const dropTorn = (path: string) => rm(damagedCopyPath(path), { force: true });

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string';
