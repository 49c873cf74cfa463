import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isAedIdFile } from '../../../domain/registry/aed-ids.ts';
import {
  findFileVersion,
  type RegistryFileVersions,
  readFileVersions,
} from '../../../domain/registry/registry-file-versions.ts';
import { Untrusted } from '../../../domain/text/untrusted.ts';
import {
  bytesResponse,
  createPublishedFolderHandler,
  messageResponse,
  nullIfMissing,
  type Publication,
  readEncodedFile,
} from './published-files.ts';
import type { PublishedMarker } from './published-marker.ts';

/** URL path of the registry. */
export const registryUrlPath = '/aeds/';

/** The index that is served if no registry is published. */
export const emptyRegistryIndex = '{"tilejson":"3.0.0","registry":null}\n';

/** Responds with a file of the published registry. Null if none was ever published. */
export type RegistryHandler = (request: Request) => Promise<Response | null>;

interface RegistryFacts {
  readonly version: string;
  readonly fileVersions: RegistryFileVersions;
}

/**
 * Creates a handler that serves a registry from the folder that an import writes. A registry of a million AEDs has
 * 12,000 files. If a marker is given, a registry that was served before and is now missing counts as a failure.
 */
export function createRegistryHandler(registryFolder: string, marker?: PublishedMarker): RegistryHandler {
  const answerFromPublished = createPublishedFolderHandler(registryFolder, readVersions);
  return async function answerFromRegistry(request) {
    const answer = await answerFromPublished(async (publication) => {
      await marker?.remember();
      return answerFromPublication(request, publication);
    });
    return answer ?? (marker?.wasPublished() === true ? missingRegistryResponse(marker.isWaiting()) : null);
  };
}

/**
 * Responds that the registry is missing. An empty index would make the locator show sample AEDs to someone who needs
 * help.
 */
function missingRegistryResponse(isWaiting: boolean): Response {
  const sentence = isWaiting
    ? 'The AED list is loading. Ask the emergency operator where the nearest AED is. Try again in a moment.'
    : 'We cannot find the published AED list. Ask the emergency operator where the nearest AED is.';
  return messageResponse(503, sentence, { 'Retry-After': isWaiting ? '2' : '60' });
}

async function answerFromPublication(request: Request, publication: Publication<RegistryFacts>): Promise<Response> {
  const { version, fileVersions } = publication.facts;
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return messageResponse(405, 'This address is read-only.', { Allow: 'GET, HEAD' });
  }
  const { pathname, searchParams } = new URL(request.url);
  const name = pathname.slice(registryUrlPath.length);
  const isOfIndex = name === 'index.json' || isAedIdFile(name);
  // `named` is null if an import writes no file of this name, so no URL can lead out of the folder.
  const named = isOfIndex ? version : findFileVersion(fileVersions, version, name);
  if (named === null) return messageResponse(404, 'There is no registry file at this address.');
  const wanted = searchParams.get('v');
  if (wanted !== null && wanted !== named) return unknownRegistryVersionResponse(named);
  const coded = await readEncodedFile(request, name, publication);
  if (coded === null) return messageResponse(404, 'The registry has no AEDs here, so there is no such file.');
  return bytesResponse(request, { name, coded, isForGood: wanted !== null && !isOfIndex });
}

/**
 * Reads the versions that are part of the URLs of the registry's files. Null if nothing is published. Throws if the
 * index cannot be read.
 */
async function readVersions(folder: string): Promise<RegistryFacts | null> {
  const path = join(folder, 'index.json');
  const text = await nullIfMissing(readFile(path, 'utf8'));
  if (text === null) return null;
  const registry = new Untrusted(parseIndex(text, path), path).field('registry');
  return registry.isMissing
    ? null
    : { version: registry.field('version').text(), fileVersions: readFileVersions(registry) };
}

function parseIndex(text: string, path: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(`${path} is not JSON. Import the registry again.`, { cause });
  }
}

function unknownRegistryVersionResponse(version: string): Response {
  return messageResponse(
    404,
    `This version of the registry is no longer published; the current one is ${version}. Read ${registryUrlPath}index.json again.`,
  );
}
