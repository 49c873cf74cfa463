import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { mayHaveStreets, parseStreetIndex } from '../../../domain/streets/street-index.ts';
import {
  allowAnyOriginHeaders,
  bytesResponse,
  createPublicationFinder,
  createPublishedFolderHandler,
  messageResponse,
  nullIfMissing,
  readEncodedFile,
} from './published-files.ts';

/** The streets' path on the site. */
export const streetsUrlPath = '/streets/';

/** Responds with the site's streets. While none are published, with an index that says so. */
export type StreetsHandler = (request: Request) => Promise<Response>;

/** Served as the index while no streets are published: the maps then show their other layers. */
const noStreets = '{"tilejson":"3.0.0","streets":null}\n';

/**
 * The names that an import writes: all but the index contain a content hash, so their content never changes. No other
 * name maps to a file.
 */
const fileName = /^(?:areas\/7|ways\/12|land\/12)\/\d{1,4}\/\d{1,4}-[0-9a-f]{12}\.(?:json|mvt)$/;

/** Serves streets from the folder that `npm run streets -- import` writes. */
export function createStreetsHandler(streetsFolder: string): StreetsHandler {
  const answerFromPublished = createPublishedFolderHandler(streetsFolder, readIndex);
  return async function answerFromStreets(request) {
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return messageResponse(405, 'This address is read-only.', { Allow: 'GET, HEAD' });
    const name = new URL(request.url).pathname.slice(streetsUrlPath.length);
    const isIndex = name === 'index.json';
    if (!isIndex && !fileName.test(name)) return messageResponse(404, 'There is no street file at this address.');
    const answer = await answerFromPublished(async (publication) => {
      const coded = await readEncodedFile(request, name, publication);
      return coded === null ? answerOther() : bytesResponse(request, { name, coded, isForGood: !isIndex });
    });
    return answer ?? (isIndex ? answerNone(request) : answerOther());
  };
}

/**
 * Returns a function that tells whether streets are published around a position. An unreadable index is logged and
 * counts as no streets.
 */
export function createStreetCoverageCheck(
  streetsFolder: string,
  onFailure: (cause: unknown) => void,
): (position: LongitudeLatitude) => Promise<boolean> {
  const find = createPublicationFinder(streetsFolder, async (folder) => {
    const text = await nullIfMissing(readFile(join(folder, 'index.json'), 'utf8'));
    if (text === null) return null;
    try {
      return { index: parseStreetIndex(JSON.parse(text)) };
    } catch (cause) {
      onFailure(cause);
      return { index: null };
    }
  });
  return async function hasStreetsAt(position) {
    const index = (await find())?.facts.index ?? null;
    return index !== null && mayHaveStreets(index, position);
  };
}

const answerOther = () =>
  messageResponse(
    404,
    `The published streets have changed since this address was made; read ${streetsUrlPath}index.json again.`,
  );

function answerNone({ method }: Request): Response {
  const headers = {
    ...allowAnyOriginHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
  return new Response(method === 'HEAD' ? null : noStreets, { headers });
}

/** Only the index's existence matters here: its content is for the browser. */
async function readIndex(folder: string): Promise<true | null> {
  return (await nullIfMissing(readFile(join(folder, 'index.json')))) === null ? null : true;
}
