import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { keyPart } from './columns/publisher.ts';

/** A day, month or year in a name, and the counter a browser adds: they tell one edition of a register from the next, not one register from another. */
const edition = /(?<!\d)(?:19|20)\d\d(?:[-_.]?(?:0[1-9]|1[0-2])(?:[-_.]?(?:0[1-9]|[12]\d|3[01]))?)?(?!\d)|\s*\(\d+\)/g;

/** What names the register of a file: its name, without endings and editions. */
export function fileKeyOf(path: string): string {
  const stem = basename(path).replace(/(?:\.[a-z]{1,8}){1,2}$/i, '');
  return keyPart(stem.replaceAll(edition, ' ')) || keyPart(stem) || 'file';
}

/** Of the content; of the path if there is none to be read, which is told where the file is opened. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash).catch(() => hash.update(path));
  return hash.digest('hex');
}

export interface FileToRead {
  readonly path: string;
  readonly fileKey: string;
  /** Other paths given with the very same content: they are not read. */
  readonly copies: readonly string[];
}

/** Paths by the SHA-256 of their content, in the order of these. */
async function pathsByContent(paths: readonly string[]): Promise<[string, ...string[]][]> {
  const pathsOf = new Map<string, [string, ...string[]]>();
  for (const path of paths) {
    const digest = await digestOf(path);
    const same = pathsOf.get(digest);
    if (same) same.push(path);
    else pathsOf.set(digest, [path]);
  }
  return [...pathsOf].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, same]) => same);
}

/** Among copies the shortest name is the one a browser added nothing to. */
const byLength = (a: string, b: string) => basename(a).length - basename(b).length || (a < b ? -1 : 1);

/**
 * The files of an import in the order of their contents: where two records say the same, something must come first, and it must
 * not depend on how the files were listed or called. Each comes with what names its register: where two of one name lie in two
 * folders, the folder too.
 */
export async function filesToRead(paths: readonly string[]): Promise<FileToRead[]> {
  const files = await pathsByContent([...new Set(paths)].sort(byLength));
  const foldersOf = Map.groupBy(files, ([path]) => fileKeyOf(path));
  return files.map(([path, ...copies]) => {
    const key = fileKeyOf(path);
    const folders = new Set((foldersOf.get(key) ?? []).map(([file]) => dirname(file)));
    const folder = keyPart(basename(dirname(path)));
    return { path, copies, fileKey: folders.size > 1 && folder !== '' ? `${folder}-${key}` : key };
  });
}
