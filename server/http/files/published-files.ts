import { statSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentTypeOf } from './content-types.ts';
import { chooseEncoding, type PrecompressedEncoding, precompressedEncodings } from './encodings.ts';
import { entityTagOf, isTagListed } from './entity-tags.ts';
import { createFileCache, type FileCache } from './file-cache.ts';
import { encodingSuffixes } from './site.ts';

/** A folder published by an import, as it was at one moment. */
export interface Publication<Facts> {
  readonly folder: string;
  /** Changes when the folder is replaced. */
  readonly stamp: string;
  /** The contents of its index. */
  readonly facts: Facts;
  /** Cache of this publication; the next one starts empty. */
  readonly kept: FileCache<EncodedFile>;
}

export interface EncodedFile {
  readonly bytes: Buffer;
  readonly encoding: PrecompressedEncoding | null;
  readonly tag: string;
}

/** A few hundred cells of a town and the index: what a crowd in one place requests. */
const keptBytesMax = 16 * 1024 * 1024;

/** A swap is two renames; more than one during one read would be a bug, not an import. */
const triesMax = 4;

/** Responds from the current publication; null if there is none. */
export type PublishedFolderHandler<Facts> = (
  answer: (publication: Publication<Facts>) => Promise<Response>,
) => Promise<Response | null>;

/** Returns a function that finds the current publication of a folder, with the facts read from it; null if there is none. */
export function createPublicationFinder<Facts>(
  place: string,
  readFacts: (folder: string) => Promise<Facts | null>,
): () => Promise<Publication<Facts> | null> {
  let known: Publication<Facts> | null = null;
  return async function find() {
    // During an import's two renames the previous folder is briefly at `.former`; afterwards the current one is at its
    // place again.
    for (const folder of [place, `${place}.former`, place]) {
      const stamp = readPublicationStamp(folder);
      if (stamp === null) continue;
      if (known?.stamp === stamp && known.folder === folder) return known;
      const facts = await readFacts(folder);
      if (facts === null) return null;
      known = { folder, stamp, facts, kept: createFileCache(keptBytesMax) };
      return known;
    }
    return null;
  };
}

/**
 * Serves a folder that an import writes, without listing it. The folder is checked on each request, so an import shows
 * at once; a file is sent only if its folder was the same before and after reading, so publications never mix, and is
 * cached until the folder is replaced. `readFacts` reads the index; null if it says that nothing is published.
 */
export function createPublishedFolderHandler<Facts>(
  place: string,
  readFacts: (folder: string) => Promise<Facts | null>,
): PublishedFolderHandler<Facts> {
  const find = createPublicationFinder(place, readFacts);
  return async function answerFromPublished(answer) {
    for (let attempt = 1; attempt <= triesMax; attempt += 1) {
      const publication = await find();
      if (publication === null) return null;
      const isReplaced = () => readPublicationStamp(publication.folder) !== publication.stamp;
      const response = await answer(publication).catch((cause: unknown) => {
        // A file of the folder may be missing because the folder was replaced.
        if (isReplaced()) return null;
        throw cause;
      });
      if (response !== null && !isReplaced()) return response;
    }
    return messageResponse(503, 'The files are being replaced. Please try again in a moment.', { 'Retry-After': '1' });
  };
}

/** The folders of earlier publications, which an import stores next to the current one, newest first. */
export async function listFormerPublications(place: string): Promise<readonly string[]> {
  const versions = `${place}.versions`;
  const names = (await nullIfMissing(readdir(versions))) ?? [];
  return names
    .sort()
    .reverse()
    .map((name) => join(versions, name));
}

/**
 * Identity of a published folder; null if there is none. Synchronous: it takes microseconds when cached by the system,
 * while a promise would queue behind everything in a flood.
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

/** Reads the file in the encoding that the client prefers; null if there is no such file. */
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
  const tag = entityTagOf(bytes);
  const coded = { bytes, encoding: prepared === null ? null : encoding, tag };
  kept.keep(keptName, coded);
  return coded;
}

/** The result of reading, or null if there is no such file. */
export async function nullIfMissing<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

/** A file of a published folder, parsed as JSON, or null if there is none. */
export async function readPublishedJson<Document = unknown>(folder: string, name: string): Promise<Document | null> {
  const text = await nullIfMissing(readFile(join(folder, name), 'utf8'));
  return text === null ? null : JSON.parse(text);
}

interface Answered {
  readonly name: string;
  readonly coded: EncodedFile;
  /** Whether the URL contains a version, so that its content never changes. */
  readonly isForGood: boolean;
}

/** A response with these bytes, cached forever or revalidated each time. */
export function bytesResponse(
  request: Request,
  { name, coded: { bytes, encoding, tag }, isForGood }: Answered,
): Response {
  const headers: Record<string, string> = {
    ...allowAnyOriginHeaders,
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

/** Open data, requested without credentials: pages of other sites may read it, as from a CDN. */
export const allowAnyOriginHeaders = { 'Access-Control-Allow-Origin': '*' };

/** A plain-text response that must not be cached. */
export function messageResponse(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: {
      ...allowAnyOriginHeaders,
      'Content-Type': 'text/plain; charset=utf-8',
      'Cache-Control': 'no-store',
      ...headers,
    },
  });
}
