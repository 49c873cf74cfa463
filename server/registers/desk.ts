import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** A file of the registry, as the operator brought it. */
export interface DeskFile {
  readonly id: string;
  /** As it was called, without signs that a folder could stumble over: its name tells its register. */
  readonly name: string;
  readonly bytes: number;
  readonly addedAt: string;
  /** What was said about it: null where it says so itself. */
  readonly encoding: string | null;
  readonly dataDate: string | null;
  /** The column map to read it with. */
  readonly map: object | null;
}

/** The files that make up the next registry; they stay when it is published, so that one more can be added later. */
export interface Desk {
  readonly files: () => readonly DeskFile[];
  readonly find: (id: string) => DeskFile | undefined;
  readonly add: (name: string, bytes: number, now: Date) => Promise<DeskFile>;
  readonly change: (id: string, said: Partial<Pick<DeskFile, 'encoding' | 'dataDate' | 'map'>>) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** Bytes that have come in so far. */
  readonly received: (file: DeskFile) => Promise<number>;
  readonly pathOf: (file: DeskFile) => string;
  /** The map as a file for the command line; null where there is none. */
  readonly mapPathOf: (file: DeskFile) => string | null;
  /** Where the last understanding of the file is kept. */
  readonly understandingPathOf: (file: DeskFile) => string;
}

const longestName = 100;

/** A name that is the same file on every system. */
const safeName = (name: string): string =>
  name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}._() -]+/gu, '_')
    .replace(/^[.\s]+/, '')
    .slice(-longestName)
    .trim() || 'file';

/** Opens the desk kept in a folder; the folder is made with the first file. */
export async function openDesk(folder: string): Promise<Desk> {
  const listPath = join(folder, 'desk.json');
  let files = await readList(listPath);
  const folderOf = ({ id }: DeskFile) => join(folder, id);

  /** Whole or not at all: whoever is killed while writing leaves the former list. */
  async function save(next: readonly DeskFile[]): Promise<void> {
    await mkdir(folder, { recursive: true });
    await writeFile(`${listPath}.new`, JSON.stringify(next), { flush: true });
    await rename(`${listPath}.new`, listPath);
    files = next;
  }

  const desk: Desk = {
    files: () => files,
    find: (id) => files.find((file) => file.id === id),
    async add(name, bytes, now) {
      const file: DeskFile = {
        id: randomUUID(),
        name: safeName(name),
        bytes,
        addedAt: now.toISOString(),
        encoding: null,
        dataDate: null,
        map: null,
      };
      await mkdir(dirname(desk.pathOf(file)), { recursive: true });
      await writeFile(desk.pathOf(file), '');
      await save([...files, file]);
      return file;
    },
    async change(id, said) {
      const next = files.map((file) => (file.id === id ? { ...file, ...said } : file));
      const changed = next.find((file) => file.id === id);
      if (changed?.map) await writeFile(join(folderOf(changed), 'map.json'), JSON.stringify(changed.map));
      await save(next);
    },
    async remove(id) {
      const file = desk.find(id);
      if (file === undefined) return;
      await save(files.filter((other) => other.id !== id));
      await rm(folderOf(file), { recursive: true, force: true });
    },
    received: async (file) => (await stat(desk.pathOf(file))).size,
    // In a folder of its own, so that no file is called like what the desk keeps beside it.
    pathOf: (file) => join(folderOf(file), 'file', file.name),
    mapPathOf: (file) => (file.map === null ? null : join(folderOf(file), 'map.json')),
    understandingPathOf: (file) => join(folderOf(file), 'understanding.json'),
  };
  return desk;
}

async function readList(path: string): Promise<readonly DeskFile[]> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as readonly DeskFile[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`Got no list of files in ${path}, expected JSON; restore it, or delete it to begin anew.`, {
      cause: error,
    });
  }
}
