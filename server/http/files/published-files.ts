import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from './content-types.ts';
import { chooseEncoding, type PrecompressedEncoding, precompressedEncodings } from './encodings.ts';
import { computeEntityTag, isTagListed } from './entity-tags.ts';
import { createFileCache, type FileCache } from './file-cache.ts';
import { encodingSuffixes } from './site.ts';

/** The contents of a published folder between two imports. */
export interface Publication<Facts> {
  readonly folder: string;
  /** Identifies this version of the folder. */
  readonly stamp: string;
  /** What `readFacts` has read from the folder's index. */
  readonly facts: Facts;
  /** Files of this version that are cached in memory. */
  readonly kept: FileCache<EncodedFile>;
}

export interface EncodedFile {
  readonly bytes: Buffer;
  readonly encoding: PrecompressedEncoding | null;
  readonly tag: string;
}

/**
 * Size of the cache in bytes. It suffices for the index and a few hundred cells, which is what people in one town
 * request.
 */
const cacheBytesMax = 16 * 1024 * 1024;

/**
 * Maximum number of attempts to read files while their folder is being replaced. An import replaces the folder only
 * once, so a further attempt would indicate a bug.
 */
const triesMax = 4;

/** Calls a function with the current publication and returns its response. Null if nothing is published. */
export type PublishedFolderHandler<Facts> = (
  answer: (publication: Publication<Facts>) => Promise<Response>,
) => Promise<Response | null>;

/**
 * Returns a function that finds the current publication of a folder and reads its facts. It returns null if nothing is
 * published.
 */
export function createPublicationFinder<Facts>(
  publishedFolder: string,
  readFacts: (folder: string) => Promise<Facts | null>,
): () => Promise<Publication<Facts> | null> {
  let known: Publication<Facts> | null = null;
  return async function find() {
    // An import moves the previous folder to `.former`, then the new one to `publishedFolder`. Between the two renames,
    // the previous folder is served from `.former`.
    for (const folder of [publishedFolder, `${publishedFolder}.former`, publishedFolder]) {
      const stamp = readPublicationStamp(folder);
      if (stamp === null) continue;
      if (known?.stamp === stamp && known.folder === folder) return known;
      const facts = await readFacts(folder);
      if (facts === null) return null;
      known = { folder, stamp, facts, kept: createFileCache(cacheBytesMax) };
      return known;
    }
    return null;
  };
}

/**
 * Serves files of a folder that an import writes. The folder is checked on each request, so that a new import is
 * visible at once. A file is sent only if the folder has not been replaced while the file was read, so that two
 * publications never mix. Files are cached until the folder is replaced. `readFacts` reads the index, and returns null
 * if nothing is published.
 */
export function createPublishedFolderHandler<Facts>(
  publishedFolder: string,
  readFacts: (folder: string) => Promise<Facts | null>,
): PublishedFolderHandler<Facts> {
  const find = createPublicationFinder(publishedFolder, readFacts);
  return async function answerFromPublished(answer) {
    for (let attempt = 1; attempt <= triesMax; attempt += 1) {
      const publication = await find();
      if (publication === null) return null;
      const isReplaced = () => readPublicationStamp(publication.folder) !== publication.stamp;
      const response = await answer(publication).catch((cause: unknown) => {
        // The file may be missing because an import has just replaced the folder.
        if (isReplaced()) return null;
        throw cause;
      });
      if (response !== null && !isReplaced()) return response;
    }
    return messageResponse(503, 'The files are being replaced. Please try again in a moment.', { 'Retry-After': '1' });
  };
}

/** Lists the folders of earlier publications, newest first. An import stores them beside the current folder. */
export async function listPreviousPublications(publishedFolder: string): Promise<readonly string[]> {
  const versions = `${publishedFolder}.versions`;
  const names = (await nullIfMissing(readdir(versions))) ?? [];
  return names
    .sort()
    .reverse()
    .map((name) => join(versions, name));
}

/**
 * Returns a value that identifies the current contents of a published folder, or null if there is none. It is
 * synchronous and takes only microseconds. During a flood of requests, a promise would have to wait for all of them.
 */
export function readPublicationStamp(folder: string): string | null {
  try {
    const found = statSync(join(folder, 'index.json'), { bigint: true, throwIfNoEntry: false });
    return found === undefined ? null : `${found.dev}:${found.ino}:${found.mtimeNs}:${found.size}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null;
    throw error;
  }
}

/** Reads a file in the encoding that the client prefers. Null if there is no such file. */
export async function readEncodedFile(
  request: Request,
  name: string,
  { folder, kept }: Publication<unknown>,
): Promise<EncodedFile | null> {
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), precompressedEncodings);
  const keptName = `${encoding ?? ''} ${name}`;
  const known = kept.find(keptName);
  if (known !== undefined) return known;
  const path = join(folder, name);
  const prepared = encoding === null ? null : await nullIfMissing(readFile(path + encodingSuffixes[encoding]));
  const bytes = prepared ?? (await nullIfMissing(readFile(path)));
  if (bytes === null) return null;
  const tag = computeEntityTag(bytes);
  const coded = { bytes, encoding: prepared === null ? null : encoding, tag };
  kept.keep(keptName, coded);
  return coded;
}

/** Resolves to the value of `reading`, or to null if `reading` fails because there is no such file. */
export async function nullIfMissing<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

/** Reads a file of a published folder as JSON. Null if there is no such file. */
export async function readPublishedJson<Document = unknown>(folder: string, name: string): Promise<Document | null> {
  const text = await nullIfMissing(readFile(join(folder, name), 'utf8'));
  return text === null ? null : JSON.parse(text);
}

interface Answered {
  readonly name: string;
  readonly coded: EncodedFile;
  /** Whether the URL contains a version, so that the content at that URL never changes. */
  readonly isForGood: boolean;
}

/** Returns a response with a file. Browsers cache it forever or revalidate it each time. */
export function bytesResponse(
  request: Request,
  { name, coded: { bytes, encoding, tag }, isForGood }: Answered,
): Response {
  const headers: Record<string, string> = {
    ...anyOriginHeaders,
    ETag: tag,
    Vary: 'Accept-Encoding',
    'Cache-Control': isForGood ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
  if (isTagListed(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  headers['Content-Type'] = contentTypeOf(name);
  headers['Content-Length'] = String(bytes.length);
  if (encoding !== null) headers['Content-Encoding'] = encoding;
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { status: 200, headers });
}

/** Headers that let pages of all other sites read open data. */
export const anyOriginHeaders = { 'Access-Control-Allow-Origin': '*' };

/** Returns a plain-text response that must not be cached. */
export function messageResponse(status: number, message: string, headers: Record<string, string> = {}): Response {
  return new Response(`${message}\n`, {
    status,
    headers: {
      ...anyOriginHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
