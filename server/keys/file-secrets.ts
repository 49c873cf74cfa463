import { chmod, link, mkdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeAtomically } from '../write-atomically.ts';
import { type SecretName, type SecretStore, secretNames } from './secret-store.ts';

/** Mode of a secret file: only its owner can read and write it. */
const mode = 0o600;

export const keysFolder = (dataFolder: string): string => join(dataFolder, 'keys');

/** Opens the secrets that are stored as files, in a folder that only its owner can enter. */
export async function openFileSecrets(dataFolder: string): Promise<SecretStore> {
  const folder = keysFolder(dataFolder);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await chmod(folder, 0o700);
  const placeOf = (name: SecretName) => join(folder, name);
  return {
    placeOf,
    read: (name) => readPrivateFile(placeOf(name)),
    readOrMake: (name, make) => readOrCreateSecretFile(placeOf(name), make),
    async write(name, text) {
      await writeAtomically(placeOf(name), (file) => file.writeFile(text), { mode });
    },
    async version() {
      const changes = await Promise.all(secretNames.map((name) => changedAt(placeOf(name))));
      return changes.join(' ');
    },
  };
}

/**
 * Reads a secret file. If the file does not exist, it is created with the result of `make`. It gets its name only when
 * it is complete and on disk, so that a crash leaves either the whole secret or none.
 */
export async function readOrCreateSecretFile(path: string, make: () => string | Promise<string>): Promise<string> {
  const existing = await readPrivateFile(path);
  if (existing !== undefined) return existing;
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const text = await make();
  // `link` fails if another process has created the file first, whereas `rename` would replace that file.
  await writeAtomically(path, (file) => file.writeFile(text), { mode, put: link }).catch((error: unknown) => {
    if (!hasCode(error, 'EEXIST')) throw error;
  });
  return readFile(path, 'utf8');
}

/** Reads a secret file, and makes sure that only its owner can read it. Undefined if there is none. */
export async function readPrivateFile(path: string): Promise<string | undefined> {
  try {
    const found = await stat(path);
    if ((found.mode & 0o077) !== 0) await chmod(path, mode);
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw error;
  }
}

async function changedAt(path: string): Promise<string> {
  try {
    const { mtimeMs, ino } = await stat(path);
    return `${ino}:${mtimeMs}`;
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '-';
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
