import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LongitudeLatitude } from '../../../domain/geography/position.ts';
import { streetTileName } from '../../../domain/streets/street-cell.ts';
import {
  parseStreetArea,
  parseStreetIndex,
  streetAreaFile,
  streetCellAt,
} from '../../../domain/streets/street-index.ts';
import {
  anyOriginHeaders,
  bytesResponse,
  createPublicationFinder,
  createPublishedFolderHandler,
  messageResponse,
  nullIfMissing,
  readEncodedFile,
} from './published-files.ts';

/** URL path of the streets. */
export const streetsUrlPath = '/streets/';

/**
 * Responds with a file of the published streets. If no streets are published, it responds with an index without
 * streets, and with 404 to other requests.
 */
export type StreetsHandler = (request: Request) => Promise<Response>;

/** The index that is served if no streets are published. Maps then show only their other layers. */
const noStreets = '{"tilejson":"3.0.0","streets":null}\n';

/**
 * Names of street files other than the index. Each name contains a hash of the content, so the content never changes.
 * Files with other names are not served.
 */
const fileName = /^(?:areas\/7|ways\/12|land\/12)\/\d{1,4}\/\d{1,4}-[0-9a-f]{12}\.(?:json|mvt)$/;

/** Creates a handler that serves streets from the folder that `npm run streets -- import` writes. */
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
 * Returns a function that checks whether streets are published at a position. If the index or the list of the area's
 * cells cannot be read, this is logged, and no streets count as published.
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
    const publication = await find();
    const { cell, area } = streetCellAt(position);
    const hash = publication?.facts.index?.areas.get(streetTileName(area));
    if (!publication || hash === undefined) return false;
    try {
      const list = await readFile(join(publication.folder, streetAreaFile(area, hash)), 'utf8');
      return parseStreetArea(JSON.parse(list)).has(streetTileName(cell));
    } catch (cause) {
      onFailure(cause);
      return false;
    }
  };
}

const answerOther = () =>
  messageResponse(
    404,
    `The published streets have changed since this address was made; read ${streetsUrlPath}index.json again.`,
  );

function answerNone({ method }: Request): Response {
  const headers = {
    ...anyOriginHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
  return new Response(method === 'HEAD' ? null : noStreets, { headers });
}

/** Resolves to true if there is an index, else to null. The server does not need the content of the index. */
async function readIndex(folder: string): Promise<true | null> {
  return (await nullIfMissing(readFile(join(folder, 'index.json')))) === null ? null : true;
}
