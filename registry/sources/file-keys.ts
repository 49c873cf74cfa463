import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { keyFromText } from './columns/publisher.ts';

/**
 * A date in a file name, and the counter that a browser adds, mark an edition of a register, not a different register.
 */
const edition = /(?<!\d)(?:19|20)\d\d(?:[-_.]?(?:0[1-9]|1[0-2])(?:[-_.]?(?:0[1-9]|[12]\d|3[01]))?)?(?!\d)|\s*\(\d+\)/g;

/** Register name from a file: its name without extensions and editions. */
export function fileKeyOf(path: string): string {
  const stem = basename(path).replace(/(?:\.[a-z]{1,8}){1,2}$/i, '');
  return keyFromText(stem.replaceAll(edition, ' ')) || keyFromText(stem) || 'file';
}

/** Hash of the content, or of the path if the file cannot be read; opening it reports the error later. */
async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash).catch(() => hash.update(path));
  return hash.digest('hex');
}

export interface FileToRead {
  readonly path: string;
  readonly fileKey: string;
  /** Other paths with identical content, which are skipped. */
  readonly copies: readonly string[];
}

/** Paths by the SHA-256 of their content, sorted by it. */
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

/** Of identical files, the shortest name is the one without a browser's counter. */
const byLength = (a: string, b: string) => basename(a).length - basename(b).length || (a < b ? -1 : 1);

/**
 * The files of an import, ordered by their content, so that results do not depend on the order or names of the files.
 * Each has a key for its register: its name, plus the folder if two folders have files of that name.
 */
export async function filesToRead(paths: readonly string[]): Promise<FileToRead[]> {
  const files = await pathsByContent([...new Set(paths)].sort(byLength));
  const foldersOf = Map.groupBy(files, ([path]) => fileKeyOf(path));
  return files.map(([path, ...copies]) => {
    const key = fileKeyOf(path);
    const folders = new Set((foldersOf.get(key) ?? []).map(([file]) => dirname(file)));
    const folder = keyFromText(basename(dirname(path)));
    return { path, copies, fileKey: folders.size > 1 && folder !== '' ? `${folder}-${key}` : key };
  });
}
