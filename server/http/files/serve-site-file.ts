import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { LineLog } from '../../log.ts';
import { chooseEncoding, type PrecompressedEncoding } from './encodings.ts';
import { isRangeStillValid, isTagListed } from './entity-tags.ts';
import { createFileCache } from './file-cache.ts';
import { anyOriginHeaders } from './published-files.ts';
import { parseRange } from './ranges.ts';
import { resolveSitePath } from './resolve-site-path.ts';
import type { Site, SiteFile, StoredFile } from './site.ts';

/**
 * Maximum size in bytes of a file that is read in one go, which is faster. Larger ones, such as videos, are streamed.
 */
const readAtOnceBytes = 1024 * 1024;

const kept = createFileCache<{ bytes: Uint8Array<ArrayBuffer> }>(48 * 1024 * 1024);

/** Paths of files whose names contain a hash of their content. The content at these paths never changes. */
const hashedName = /^\/assets\/.+-[\w-]{8}\.\w+$/;

/**
 * Paths of files that pages of other sites load under fixed names (web/embed). Browsers may cache them for ten minutes.
 */
const embeddedName = /^\/embed(?:\.js$|-parts\/)/;
const embeddedHeaders = { ...anyOriginHeaders, 'Cache-Control': 'public, max-age=600' };

/**
 * Paths of the index files that a site without published AEDs or streets has. Pages of other sites may read them, like
 * published data.
 */
const placeholderName = /^\/(?:aeds|streets)\/index\.json$/;

/** Maximum number of characters of a missing path that are logged. No page has a longer path. */
const loggedCharactersMax = 500;

interface Representation {
  readonly bytes: StoredFile;
  readonly encoding: PrecompressedEncoding | null;
  readonly tag: string;
}

/**
 * Responds with a file of the built site, with a redirect to a page's canonical path, or with the not-found page and
 * status 404.
 */
export async function serveSiteFile(request: Request, site: Site, log: LineLog): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return say(405, 'This address is read-only.', { Allow: 'GET, HEAD' });
  }
  const { pathname, search } = new URL(request.url);
  const address = decodeAddress(pathname);
  if (address === null) return say(400, 'This web address is not written correctly.');
  const located = resolveSitePath(site.files, address);
  if (located.kind === 'moved') {
    return new Response(null, { status: 308, headers: { Location: encodeURI(located.to) + search } });
  }
  if (located.kind === 'missing') {
    // The path is logged as JSON, so that no URL can forge a log line.
    log.info(`Missing page: ${JSON.stringify(address.slice(0, loggedCharactersMax))}`);
    return answerNotFound(request, site, address);
  }
  const policy = located.page === null ? undefined : site.policies.pages[located.page];
  return answerFile(request, located.file, policy === undefined ? {} : { 'Content-Security-Policy': policy });
}

function decodeAddress(pathname: string): string | null {
  try {
    const address = decodeURIComponent(pathname);
    return address.includes('\0') ? null : address;
  } catch {
    return null;
  }
}

/** Responds with the not-found page, in the language of the path if the site has it. */
async function answerNotFound(request: Request, site: Site, address: string): Promise<Response> {
  const inItsLanguage = `/${address.split('/')[1]}/404`;
  const translated = site.files.get(`${inItsLanguage}.html`);
  const file = translated ?? site.files.get('/404.html');
  if (file === undefined) return say(404, 'There is no page at this address.');
  const { bytes, encoding } = await chooseRepresentation(request, file);
  const headers = {
    ...describeContent(file, encoding),
    'Content-Security-Policy': (translated && site.policies.pages[inItsLanguage]) ?? site.policies.notFound,
  };
  return sendBytes(request, bytes, 404, { ...headers, 'Cache-Control': 'no-cache' });
}

async function answerFile(request: Request, file: SiteFile, extra: Record<string, string>): Promise<Response> {
  const { bytes, encoding, tag } = await chooseRepresentation(request, file);
  const headers: Record<string, string> = {
    ...extra,
    ETag: tag,
    'Cache-Control': hashedName.test(file.name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(file.prepared.size > 0 ? { Vary: 'Accept-Encoding' } : {}),
    ...(embeddedName.test(file.name) ? embeddedHeaders : {}),
    ...(placeholderName.test(file.name) ? anyOriginHeaders : {}),
  };
  if (isTagListed(request.headers.get('If-None-Match'), tag)) return new Response(null, { status: 304, headers });
  Object.assign(headers, describeContent(file, encoding), { 'Accept-Ranges': 'bytes' });
  const range = wantsRange(request, tag) ? parseRange(request.headers.get('Range'), bytes.size) : 'whole';
  if (range === 'whole') return sendBytes(request, bytes, 200, headers);
  if (range === 'unsatisfiable') {
    return say(416, 'The requested range is beyond the end of the file.', { 'Content-Range': `bytes */${bytes.size}` });
  }
  const { first, last } = range;
  headers['Content-Range'] = `bytes ${first}-${last}/${bytes.size}`;
  headers['Content-Length'] = String(last - first + 1);
  return new Response(await openBytes(bytes.path, first, last), { status: 206, headers });
}

/** Whether the request may get a part of the file. Ranges are defined only for GET (RFC 9110, section 14.2). */
function wantsRange(request: Request, tag: string): boolean {
  return request.method === 'GET' && isRangeStillValid(request.headers.get('If-Range'), tag);
}

/**
 * Chooses the bytes to send. A range is always taken from the uncompressed file, because a video player needs positions
 * in the video, not in its compressed form.
 */
async function chooseRepresentation(request: Request, file: SiteFile): Promise<Representation> {
  const isPart = request.headers.has('Range');
  const encoding = isPart ? null : chooseEncoding(request.headers.get('Accept-Encoding'), [...file.prepared.keys()]);
  const prepared = encoding === null ? undefined : file.prepared.get(encoding);
  const hash = await file.contentHash();
  // A strong tag identifies exact bytes, so each encoding of a file has its own tag.
  return prepared === undefined
    ? { bytes: file.plain, encoding: null, tag: `"${hash}"` }
    : { bytes: prepared, encoding, tag: `"${hash}-${encoding}"` };
}

function describeContent(file: SiteFile, encoding: PrecompressedEncoding | null): Record<string, string> {
  return {
    'Content-Type': file.contentType,
    ...(file.prepared.size > 0 ? { Vary: 'Accept-Encoding' } : {}),
    ...(encoding === null ? {} : { 'Content-Encoding': encoding }),
  };
}

async function sendBytes(
  request: Request,
  bytes: StoredFile,
  status: number,
  headers: Record<string, string>,
): Promise<Response> {
  const body = request.method === 'HEAD' || bytes.size === 0 ? null : await readEntireFile(bytes.path, bytes.size);
  return new Response(body, { status, headers: { ...headers, 'Content-Length': String(bytes.size) } });
}

function say(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}

/** Reads a whole file of the built site. It can be cached, because the files do not change while the server runs. */
async function readEntireFile(path: string, size: number): Promise<BodyInit> {
  const known = kept.find(path);
  if (known !== undefined) return known.bytes;
  const body = await openBytes(path, 0, size - 1);
  if (body instanceof Uint8Array) kept.keep(path, { bytes: body as Uint8Array<ArrayBuffer> });
  return body;
}

/** Opens the bytes from `first` to `last`, both included, as a response body. */
async function openBytes(path: string, first: number, last: number): Promise<BodyInit> {
  const length = last - first + 1;
  if (length > readAtOnceBytes) {
    return Readable.toWeb(createReadStream(path, { start: first, end: last })) as ReadableStream<Uint8Array>;
  }
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, first);
    if (bytesRead === length) return buffer;
    throw new Error(
      `${path} changed since the start: ${bytesRead} of ${length} bytes could be read. Restart the server.`,
    );
  } finally {
    await file.close();
  }
}
