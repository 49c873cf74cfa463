import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { decodeAedId } from '../../domain/registry/aed-page-path.ts';
import { computeEntityTag, isTagListed } from '../http/files/entity-tags.ts';
import {
  anyOriginHeaders,
  createPublishedFolderHandler,
  messageResponse,
  type Publication,
  type PublishedFolderHandler,
} from '../http/files/published-files.ts';
import { registryUrlPath } from '../http/files/registry-files.ts';
import { type ConcurrencyLimit, createConcurrencyLimit } from '../http/load/concurrency-limit.ts';
import { widestNetworkOf } from '../http/networks.ts';
import type { RequestSender } from '../http/request-sender.ts';
import { createWorkQueue } from '../work-queue.ts';
import { openFeedsSince } from './change-feed.ts';
import { type ChunkedBody, streamChunks } from './chunked-body.ts';
import { buildCountriesDocument } from './countries-document.ts';
import { type CountryData, findCountryData, type SourceGroup } from './country-data.ts';
import { generateCountryFile } from './country-file.ts';
import { csvFormat } from './csv-format.ts';
import { createDecisionFinder, type ReadDecisions } from './decisions.ts';
import { generateAtomFeed, generateFeedLines } from './feed-formats.ts';
import type { FileFormat } from './file-format.ts';
import { geojsonFormat } from './geojson-format.ts';
import {
  methodNotAllowedResponse,
  tooManyDownloadsResponse,
  unknownCountryResponse,
  unknownSourceResponse,
  unknownVersionResponse,
} from './open-data-errors.ts';
import { createCellReader, type OpenRegistry, readOpenRegistry } from './open-registry.ts';
import { buildOpenApiDocument } from './openapi.ts';
import { aedIdPathPrefix, resolveAed } from './resolve-aed.ts';

/** Answers requests for open data. Resolves to null for any other path, or if no registry was ever published. */
export type OpenDataHandler = (request: Request, from: RequestSender) => Promise<Response | null>;

interface OpenDataOptions {
  /** The folder of the published registry. */
  readonly aedsFolder: string;
  /** The site's public origin. If it is unknown, the origin of the request is used. */
  readonly siteOrigin: string | undefined;
  /** Reads the confirmed reports about AEDs. If omitted, feeds contain no decisions. */
  readonly readDecisions?: ReadDecisions;
  /** Reads the published registry. Given if other handlers share the reader. */
  readonly published?: PublishedFolderHandler<OpenRegistry>;
}

const countriesAddress = `${registryUrlPath}countries.json`;
const descriptionAddress = `${registryUrlPath}openapi.json`;
const countryAddress = /^\/aeds\/([A-Za-z]{2})(\.geojson|\.csv|\/changes\.ndjson|\/changes\.atom)$/;
const files: Readonly<Record<string, FileFormat>> = { '.geojson': geojsonFormat, '.csv': csvFormat };
const feedTypes: Readonly<Record<string, string>> = {
  // The content type is plain text, so that a browser displays JSON Lines instead of downloading them.
  '/changes.ndjson': 'text/plain; charset=utf-8',
  '/changes.atom': 'application/atom+xml; charset=utf-8',
};

/** Whether a path belongs to open data, even if no registry is published. */
export const isOpenDataPath = (pathname: string) =>
  pathname === countriesAddress ||
  pathname === descriptionAddress ||
  pathname.startsWith(aedIdPathPrefix) ||
  countryAddress.test(pathname);

/**
 * Limits how many files are sent at the same time, because each needs memory for two cells. One network cannot use all
 * slots.
 */
const admissionRule = { atOnceMax: 48, atOnceOfNetworkMax: 4, waitingMax: 48, waitMsMax: 5_000 };

/** The time in seconds for which a browser caches the preflight response. */
const preflightSeconds = '86400';

/** A parsed request for a file or feed of a country. */
interface CountryRequest {
  readonly request: Request;
  readonly site: string;
  readonly ending: string;
  readonly since: string | null;
  readonly country: CountryData;
  readonly group: SourceGroup;
}

/** A response whose body may still have to be sent in chunks. */
interface PreparedResponse {
  readonly response: Response;
  readonly sending?: ChunkedBody;
}

/**
 * Creates the handler of open data. It serves the AEDs of a country as a file, which is generated while it is sent, and
 * the changes of that file as a feed.
 */
export function createOpenDataHandler({
  aedsFolder,
  siteOrigin,
  published,
  readDecisions = async () => null,
}: OpenDataOptions): OpenDataHandler {
  const answerFromPublished = published ?? createPublishedFolderHandler(aedsFolder, readOpenRegistry);
  const admission = createConcurrencyLimit(admissionRule);
  const inTurn = createWorkQueue();
  const findDecisions = createDecisionFinder(aedsFolder, readDecisions);

  function answerFile(
    asked: CountryRequest,
    format: FileFormat,
    publication: Publication<OpenRegistry>,
  ): PreparedResponse {
    const { request, country, group, site } = asked;
    const { version } = publication.facts.index;
    const headers = fileHeaders(asked, publication, format.contentType);
    if (!wantsBody(request, headers.ETag)) return answerHead(request, headers);
    const facts = { country, group, version, documentation: `${site}/developers`, apart: apartOf(asked) };
    const readCell = createCellReader(aedsFolder, publication);
    const pieces = generateCountryFile({ registry: publication.facts, format, facts, readCell, inTurn });
    return { response: new Response(null, { headers }), sending: { pieces, end: () => undefined } };
  }

  async function answerFeed(
    asked: CountryRequest,
    contentType: string,
    publication: Publication<OpenRegistry>,
  ): Promise<PreparedResponse> {
    const { request, country, group, site, since, ending } = asked;
    const { version } = publication.facts.index;
    const decisions = await findDecisions(publication, country, group);
    const headers = fileHeaders(asked, publication, contentType, JSON.stringify(decisions));
    const feeds = await openFeedsSince(aedsFolder, version, since);
    if (feeds === null)
      return { response: unknownVersionResponse(since ?? '', addressOf(site, country.code, '.geojson')) };
    const close = () => feeds.map((feed) => feed.close());
    if (!wantsBody(request, headers.ETag)) {
      close();
      return answerHead(request, headers);
    }
    const { mtime: publishedAt } = await stat(join(publication.folder, 'index.json'));
    const facts = { country, group, version, since, site, publishedAt, decisions };
    const pieces = ending.endsWith('.atom') ? generateAtomFeed(feeds, facts) : generateFeedLines(feeds, facts);
    return { response: new Response(null, { headers }), sending: { pieces, end: close } };
  }

  async function answerCountry(
    request: Request,
    publication: Publication<OpenRegistry>,
    site: string,
  ): Promise<PreparedResponse> {
    const { pathname, searchParams } = new URL(request.url);
    const [, letters = '', ending = ''] = countryAddress.exec(pathname) ?? [];
    const code = letters.toUpperCase();
    const country = findCountryData(publication.facts, code);
    if (country === null) return { response: unknownCountryResponse(code, `${site}${countriesAddress}`) };
    const source = searchParams.get('source');
    const group = groupOfSource(country, source);
    if (group === undefined) return { response: unknownSourceResponse(country, source ?? '') };
    const asked = { request, site, ending, since: searchParams.get('since'), country, group };
    const format = files[ending];
    if (format !== undefined) return answerFile(asked, format, publication);
    return answerFeed(asked, feedTypes[ending] ?? '', publication);
  }

  return async function answerFromOpenData(request, from) {
    const { pathname, origin } = new URL(request.url);
    if (!isOpenDataPath(pathname)) return null;
    const isList = pathname === countriesAddress;
    const isAed = pathname.startsWith(aedIdPathPrefix);
    if (request.method === 'OPTIONS') return answerPreflight();
    if (request.method !== 'GET' && request.method !== 'HEAD') return methodNotAllowedResponse();
    const site = siteOrigin ?? origin;
    if (pathname === descriptionAddress) return sendJson(request, buildOpenApiDocument(site));
    let decided: PreparedResponse | undefined;
    const response = await answerFromPublished(async (publication) => {
      // A second call means that another registry was published during the first one, whose response is discarded.
      decided?.sending?.end();
      decided = isAed
        ? await answerOneAed(request, publication, { site, place: aedsFolder })
        : isList
          ? { response: sendJson(request, buildCountriesDocument(publication.facts, site)) }
          : await answerCountry(request, publication, site);
      return decided.response;
    });
    if (response !== null && response === decided?.response) return send(decided, admission, from);
    decided?.sending?.end();
    return response;
  };
}

async function answerOneAed(
  request: Request,
  publication: Publication<OpenRegistry>,
  { site, place }: { readonly site: string; readonly place: string },
): Promise<PreparedResponse> {
  const id = decodeAedId(new URL(request.url).pathname.slice(aedIdPathPrefix.length));
  if (id === null) return { response: messageResponse(400, 'This web address is not written correctly.') };
  const answer = await resolveAed({ id, site, place }, publication);
  const geojson = 'application/geo+json; charset=utf-8';
  return 'document' in answer ? { response: sendJson(request, answer.document, geojson) } : answer;
}

/** Sends the prepared response. A response whose body is sent in chunks waits until a slot is free. */
async function send(
  { response, sending }: PreparedResponse,
  admission: ConcurrencyLimit,
  from: RequestSender,
): Promise<Response> {
  if (sending === undefined) return response;
  const leave = await admission.enter(widestNetworkOf(from.clientIp));
  if (leave === undefined) {
    sending.end();
    return tooManyDownloadsResponse();
  }
  const end = () => {
    leave();
    sending.end();
  };
  return new Response(streamChunks({ pieces: sending.pieces, end, cutOff: from.cutOff }), {
    headers: response.headers,
  });
}

const addressOf = (site: string, code: string, ending: string) =>
  `${site}${registryUrlPath}${code.toLowerCase()}${ending}`;

/** Finds the group of a source. If `source` is null, returns the group of the source with the most AEDs. */
function groupOfSource({ groups }: CountryData, source: string | null): SourceGroup | undefined {
  return source === null ? groups[0] : groups.find(({ sources }) => sources.some(({ key }) => key === source));
}

function apartOf({ country: { code, groups }, group: own, ending, site }: CountryRequest) {
  return groups
    .filter((group) => group !== own)
    .map(({ licence, sources }) => {
      const keys = sources.map(({ key }) => key);
      const url = `${addressOf(site, code, ending)}?source=${encodeURIComponent(keys[0] ?? '')}`;
      return { licence, sources: keys, url };
    });
}

type TaggedHeaders = { ETag: string } & Record<string, string>;

function headersOf(tag: string): TaggedHeaders {
  return { ...anyOriginHeaders, 'Access-Control-Expose-Headers': 'ETag', ETag: tag, 'Cache-Control': 'no-cache' };
}

/** @param beside an additional text on which the content, and therefore the ETag, depends */
function fileHeaders(
  asked: CountryRequest,
  publication: Publication<OpenRegistry>,
  contentType: string,
  beside = '',
): TaggedHeaders {
  const { country, group, ending, since } = asked;
  const kind = ending.replaceAll(/\W/g, '-');
  const about = [publication.facts.hash, country.code, country.groups.indexOf(group), since ?? '', beside].join(' ');
  const isDownload = ending in files;
  const name = `aeds-${country.code.toLowerCase()}${ending}`;
  return {
    ...headersOf(computeEntityTag(new TextEncoder().encode(`${about}${kind}`))),
    'Content-Type': contentType,
    ...(isDownload && { 'Content-Disposition': `attachment; filename="${name}"` }),
  };
}

const isKnown = (request: Request, tag: string) => isTagListed(request.headers.get('If-None-Match'), tag);
const wantsBody = (request: Request, tag: string) => request.method !== 'HEAD' && !isKnown(request, tag);

/** Responds without a body to a HEAD request, or to a client that already has the content. */
function answerHead(request: Request, headers: TaggedHeaders): PreparedResponse {
  return { response: new Response(null, { status: isKnown(request, headers.ETag) ? 304 : 200, headers }) };
}

/** Answers the CORS preflight that precedes a request with the header If-None-Match. */
function answerPreflight(): Response {
  const headers = {
    ...anyOriginHeaders,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'If-None-Match',
    'Access-Control-Max-Age': preflightSeconds,
  };
  return new Response(null, { status: 204, headers });
}

function sendJson(request: Request, document: object, type = 'application/json; charset=utf-8'): Response {
  const bytes = new TextEncoder().encode(`${JSON.stringify(document)}\n`);
  const headers = { ...headersOf(computeEntityTag(bytes)), 'Content-Type': type };
  return wantsBody(request, headers.ETag) ? new Response(bytes, { headers }) : answerHead(request, headers).response;
}
