import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { basename, dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { toKeyPart } from './columns/publisher.ts';

/**
 * Matches a date in a file name, or the counter that a browser adds to it. Files that differ only in these are editions
 * of one AED list.
 */
const edition = /(?<!\d)(?:19|20)\d\d(?:[-_.]?(?:0[1-9]|1[0-2])(?:[-_.]?(?:0[1-9]|[12]\d|3[01]))?)?(?!\d)|\s*\(\d+\)/g;

/** Makes the key of a source from a file name, without its extensions, date and counter. */
export function fileKeyOf(path: string): string {
  const stem = basename(path).replace(/(?:\.[a-z]{1,8}){1,2}$/i, '');
  return toKeyPart(stem.replaceAll(edition, ' ')) || toKeyPart(stem) || 'file';
}

/**
 * Returns the hash of a file's content, or of its path if it cannot be read. The error is reported later, when the
 * import opens the file.
 */
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

/** Groups the paths of identical files, sorted by the SHA-256 of their content. */
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

/** Sorts the shortest name first. Among identical files, this is the one without a browser's counter. */
const byLength = (a: string, b: string) => basename(a).length - basename(b).length || (a < b ? -1 : 1);

/**
 * Lists the files of an import, ordered by their content, so that the result does not depend on the order or names of
 * the files. The key of a source is the name of its file. If files in two folders have the same name, the key also
 * contains the folder.
 */
export async function listFilesToRead(paths: readonly string[]): Promise<FileToRead[]> {
  const files = await pathsByContent([...new Set(paths)].sort(byLength));
  const foldersOf = Map.groupBy(files, ([path]) => fileKeyOf(path));
  return files.map(([path, ...copies]) => {
    const key = fileKeyOf(path);
    const folders = new Set((foldersOf.get(key) ?? []).map(([file]) => dirname(file)));
    const folder = toKeyPart(basename(dirname(path)));
    return { path, copies, fileKey: folders.size > 1 && folder !== '' ? `${folder}-${key}` : key };
  });
}
