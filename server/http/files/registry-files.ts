import { statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type RegistryStamps, readStamps, versionOfFile } from '../../../domain/registry/registry-stamps.ts';
import { Untrusted } from '../../../domain/text/untrusted.ts';
import { contentTypeOf } from './content-types.ts';
import { chooseEncoding, type PreparedEncoding, preparedEncodings } from './encodings.ts';
import { isTagListed, tagOf } from './entity-tags.ts';
import { createKeptBytes, type KeptBytes } from './kept-bytes.ts';
import type { PublishedMarker } from './published-marker.ts';
import { endings } from './site.ts';

/** Where the registry stands on the site. */
export const registryAddress = '/aeds/';

/** What stands in the place of a registry's index while none is published. */
export const noRegistry = '{"tilejson":"3.0.0","registry":null}\n';

/** Answers from the published registry; null while none is published and none ever was. */
export type AnswerFromRegistry = (request: Request) => Promise<Response | null>;

/** A folder with a registry, as it was found at one moment. */
interface Publication {
  readonly folder: string;
  /** Another one when the folder was replaced. */
  readonly stamp: string;
  readonly version: string;
  readonly stamps: RegistryStamps;
  /** Of this publication, so that the next begins with none. */
  readonly kept: KeptBytes<Coded>;
}

interface Coded {
  readonly bytes: Buffer;
  readonly encoding: PreparedEncoding | null;
  readonly tag: string;
}

/** Some hundred cells of a town and the index: what a crowd at one place asks for. */
const keptBytesMax = 16 * 1024 * 1024;

/** A swap takes two renames; more than one while an answer is being read would be no import but a fault. */
const triesMax = 4;

/**
 * Serves a registry from the folder an import writes, without listing it: a million AEDs are 12,000 files. The folder is looked at
 * anew at each request, so an import shows at once; a cell goes out only where its folder was the same before and after reading,
 * so versions never mix, and is kept in memory until the folder is another. With a marker, a registry that was served once and is gone is a failure.
 */
export function openRegistryFiles(registryFolder: string, marker?: PublishedMarker): AnswerFromRegistry {
  let known: Publication | null = null;

  async function findPublication(): Promise<Publication | null> {
    // Between the two renames of an import the former registry stands beside its place, and right after them in it again.
    for (const folder of [registryFolder, `${registryFolder}.former`, registryFolder]) {
      const stamp = stampOf(folder);
      if (stamp === null) continue;
      if (known?.stamp === stamp && known.folder === folder) return known;
      const read = await readVersions(folder);
      if (read === null) return null;
      known = { folder, stamp, ...read, kept: createKeptBytes(keptBytesMax) };
      return known;
    }
    return null;
  }

  return async function answerFromRegistry(request) {
    for (let attempt = 1; attempt <= triesMax; attempt += 1) {
      const publication = await findPublication();
      if (publication === null) return marker?.wasPublished() === true ? answerGone(marker.isWaiting()) : null;
      await marker?.remember();
      const answer = await answerFromPublication(request, publication);
      if (stampOf(publication.folder) === publication.stamp) return answer;
    }
    return say(503, 'The registry is being replaced. Please try again in a moment.', { 'Retry-After': '1' });
  };
}

/** Never the stand-in of a site without a registry: the locator would show samples where somebody looks for help. */
function answerGone(isWaiting: boolean): Response {
  const sentence = isWaiting
    ? 'The register of AEDs is being looked for. Ask the emergency dispatcher for the nearest AED, and try again in a moment.'
    : 'The register of AEDs that was published here cannot be found. Ask the emergency dispatcher for the nearest AED.';
  return say(503, sentence, { 'Retry-After': isWaiting ? '2' : '60' });
}

async function answerFromPublication(request: Request, publication: Publication): Promise<Response> {
  const { version, stamps } = publication;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return say(405, 'This address can only be read.', { Allow: 'GET, HEAD' });
  }
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.slice(registryAddress.length);
  // Only names that an import writes lead to a file, so no address can lead out of the folder.
  const named = name === 'index.json' ? version : versionOfFile(stamps, version, name);
  if (named === null) return say(404, 'There is no file of the registry at this address.');
  const wanted = searchParams.get('v');
  if (wanted !== null && wanted !== named) return refuseVersion(named);
  const coded = await readCoded(request, name, publication);
  if (coded === null) return say(404, 'The registry has no AEDs here, so there is no such file.');
  return answerBytes(request, { name, coded, isForGood: wanted !== null && name !== 'index.json' });
}

/** At once: some microseconds for what the system has in memory, where a promise would come back behind everything a flood asks. */
function stampOf(folder: string): string | null {
  try {
    const found = statSync(join(folder, 'index.json'), { bigint: true, throwIfNoEntry: false });
    return found === undefined ? null : `${found.dev}:${found.ino}:${found.mtimeNs}:${found.size}`;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOTDIR') return null;
    throw error;
  }
}

/** Which versions its files are asked for by; null where the index says that none is published. Throws a sentence where it cannot be read. */
async function readVersions(folder: string): Promise<Pick<Publication, 'version' | 'stamps'> | null> {
  const path = join(folder, 'index.json');
  const text = await orNullWhereMissing(readFile(path, 'utf8'));
  if (text === null) return null;
  const registry = new Untrusted(parseIndex(text, path), path).field('registry');
  return registry.isMissing ? null : { version: registry.field('version').text(), stamps: readStamps(registry) };
}

function parseIndex(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`Got no JSON in ${path}, expected the index of a registry; import it again.`, { cause });
  }
}

/** The file as the client likes it best; null where there is none. */
async function readCoded(request: Request, name: string, { folder, kept }: Publication): Promise<Coded | null> {
  const encoding = chooseEncoding(request.headers.get('Accept-Encoding'), preparedEncodings);
  const keptName = `${encoding ?? ''} ${name}`;
  const known = kept.find(keptName);
  if (known !== undefined) return known;
  const path = join(folder, name);
  const prepared = encoding === null ? null : await orNullWhereMissing(readFile(path + endings[encoding]));
  const bytes = prepared ?? (await orNullWhereMissing(readFile(path)));
  if (bytes === null) return null;
  const tag = tagOf(bytes);
  const coded = { bytes, encoding: prepared === null ? null : encoding, tag };
  kept.keep(keptName, coded);
  return coded;
}

async function orNullWhereMissing<Value>(reading: Promise<Value>): Promise<Value | null> {
  try {
    return await reading;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'ENOENT' || code === 'ENOTDIR') return null;
    throw error;
  }
}

interface Answered {
  readonly name: string;
  readonly coded: Coded;
  /** Whether the address names a version, and so never changes its meaning. */
  readonly isForGood: boolean;
}

function answerBytes(request: Request, { name, coded: { bytes, encoding, tag }, isForGood }: Answered): Response {
  const headers: Record<string, string> = {
    ...openToAll,
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

/** Open data, asked for without credentials: another site's pages may read it, as they could from a CDN. */
export const openToAll = { 'Access-Control-Allow-Origin': '*' };

function refuseVersion(version: string): Response {
  return say(
    404,
    `Got a version of the registry that is no longer published, expected ${version}; read ${registryAddress}index.json again.`,
  );
}

function say(status: number, sentence: string, headers: Record<string, string> = {}): Response {
  return new Response(`${sentence}\n`, {
    status,
    headers: { ...openToAll, 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', ...headers },
  });
}
