import { readCountryCodes } from '../../domain/geography/country-codes.ts';
import { isTagListed, tagOf } from '../http/files/entity-tags.ts';
import { openPublishedFolder, openToAll, type Publication, say } from '../http/files/published-files.ts';
import { registryAddress } from '../http/files/registry-files.ts';
import { createAdmission } from '../http/load/admission.ts';
import { widestNetworkOf } from '../http/networks.ts';
import type { Sender } from '../http/sender.ts';
import { createTurns } from '../turns.ts';
import { countriesDocument } from './countries-document.ts';
import { type CountryData, countryData, type SourceGroup } from './country-data.ts';
import { writeCountryFile } from './country-file.ts';
import { csvFormat } from './csv-format.ts';
import type { FileFacts, FileFormat } from './file-format.ts';
import { geojsonFormat } from './geojson-format.ts';
import { createCellReader, type OpenRegistry, readOpenRegistry } from './open-registry.ts';
import { openApiDocument } from './openapi.ts';

/** Answers for open data; null for every other address, and while nothing was ever published. */
export type AnswerFromOpenData = (request: Request, from: Sender) => Promise<Response | null>;

interface OpenDataOptions {
  /** Folder of the published registry. */
  readonly aedsFolder: string;
  /** Where visitors find the site; where it is not known, the address that was asked says so. */
  readonly siteOrigin: string | undefined;
}

const formats: readonly FileFormat[] = [geojsonFormat, csvFormat];
const countryAddress = /^\/aeds\/([A-Za-z]{2})\.(geojson|csv)$/;
const countriesAddress = `${registryAddress}countries.json`;
const descriptionAddress = `${registryAddress}openapi.json`;

/** Files on their way at the same time: each holds two cells. A network has its share of them. */
const admissionRule = { atOnceMax: 48, atOnceOfNetworkMax: 4, waitingMax: 48, waitMsMax: 5_000 };

/** Until the browser asks again whether it may send If-None-Match, in seconds. */
const preflightSeconds = '86400';

/** Serves a country's AEDs as one file, made from the cells while it is sent. */
export function createOpenData({ aedsFolder, siteOrigin }: OpenDataOptions): AnswerFromOpenData {
  const answerFromPublished = openPublishedFolder(aedsFolder, readOpenRegistry);
  const admission = createAdmission(admissionRule);
  const inTurn = createTurns();

  async function sendFile(asked: Asked, publication: Publication<OpenRegistry>, from: Sender): Promise<Response> {
    const { request, facts, format } = asked;
    const { hash } = publication.facts;
    const place = facts.country.groups.indexOf(facts.group);
    const headers = headersOf(`"${hash}-${facts.country.code}-${place}-${format.ending}"`);
    if (isTagListed(request.headers.get('If-None-Match'), headers.ETag)) {
      return new Response(null, { status: 304, headers });
    }
    const name = `aeds-${facts.country.code.toLowerCase()}.${format.ending}`;
    const described = { 'Content-Type': format.contentType, 'Content-Disposition': `attachment; filename="${name}"` };
    Object.assign(headers, described);
    if (request.method === 'HEAD') return new Response(null, { headers });
    const leave = await admission.enter(widestNetworkOf(from.clientIp));
    if (leave === undefined) return say(503, tooMany, { 'Retry-After': '5' });
    const readCell = createCellReader(aedsFolder, publication);
    const pieces = writeCountryFile({ registry: publication.facts, format, facts, readCell, inTurn });
    return new Response(streamOf(pieces, leave), { headers });
  }

  return async function answerFromOpenData(request, from) {
    const { pathname, searchParams, origin } = new URL(request.url);
    const [, letters = '', ending] = countryAddress.exec(pathname) ?? [];
    const format = formats.find((known) => known.ending === ending);
    const isOurs = format !== undefined || pathname === countriesAddress || pathname === descriptionAddress;
    if (!isOurs) return null;
    if (request.method === 'OPTIONS') return answerPreflight();
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return say(405, 'This address can only be read.', { Allow: 'GET, HEAD, OPTIONS' });
    }
    const site = siteOrigin ?? origin;
    if (pathname === descriptionAddress) return sendJson(request, openApiDocument(site));
    return answerFromPublished(async (publication) => {
      if (format === undefined) return sendJson(request, countriesDocument(publication.facts, site));
      const code = letters.toUpperCase();
      const country = countryData(publication.facts, code);
      if (country === null) return refuseCountry(code, site);
      const source = searchParams.get('source');
      const group = groupOfSource(country, source);
      if (group === undefined) return refuseSource(country, source ?? '');
      const { version } = publication.facts.index;
      const facts = {
        country,
        group,
        version,
        documentation: `${site}/developers`,
        apart: apartOf(country, group, format, site),
      };
      return sendFile({ request, facts, format }, publication, from);
    });
  };
}

interface Asked {
  readonly request: Request;
  readonly facts: FileFacts;
  readonly format: FileFormat;
}

const tooMany = 'Too many files are on their way at the moment. Try again in a few seconds.';

/** Without `source` the file of the register that lists most. */
function groupOfSource({ groups }: CountryData, source: string | null): SourceGroup | undefined {
  return source === null ? groups[0] : groups.find(({ sources }) => sources.some(({ key }) => key === source));
}

function apartOf({ code, groups }: CountryData, own: SourceGroup, { ending }: FileFormat, site: string) {
  return groups
    .filter((group) => group !== own)
    .map(({ licence, sources }) => {
      const keys = sources.map(({ key }) => key);
      const address = `${site}${registryAddress}${code.toLowerCase()}.${ending}`;
      return { licence, sources: keys, url: `${address}?source=${encodeURIComponent(keys[0] ?? '')}` };
    });
}

function headersOf(tag: string): { ETag: string } & Record<string, string> {
  return { ...openToAll, 'Access-Control-Expose-Headers': 'ETag', ETag: tag, 'Cache-Control': 'no-cache' };
}

/** A page of another site that sends If-None-Match itself is asked by its browser whether it may. */
function answerPreflight(): Response {
  const headers = {
    ...openToAll,
    'Access-Control-Allow-Methods': 'GET, HEAD',
    'Access-Control-Allow-Headers': 'If-None-Match',
    'Access-Control-Max-Age': preflightSeconds,
  };
  return new Response(null, { status: 204, headers });
}

function sendJson(request: Request, document: object): Response {
  const bytes = new TextEncoder().encode(`${JSON.stringify(document)}\n`);
  const headers = headersOf(tagOf(bytes));
  if (isTagListed(request.headers.get('If-None-Match'), headers.ETag))
    return new Response(null, { status: 304, headers });
  Object.assign(headers, { 'Content-Type': 'application/json; charset=utf-8' });
  return new Response(request.method === 'HEAD' ? null : bytes, { headers });
}

function refuseCountry(code: string, site: string): Response {
  const list = `${site}${countriesAddress} lists the countries that have one.`;
  const isCode = readCountryCodes(code).codes.length === 1;
  if (!isCode) return say(404, `"${code}" is no country code of ISO 3166-1. ${list}`);
  return say(404, `Our registers list no AED in ${new Intl.DisplayNames('en', { type: 'region' }).of(code)}. ${list}`);
}

function refuseSource({ name, groups }: CountryData, source: string): Response {
  const keys = groups.flatMap(({ sources }) => sources.map(({ key }) => key));
  const asked = JSON.stringify(source.slice(0, 100));
  return say(404, `The register ${asked} lists no AED in ${name}. Ask for one of these: ${keys.join(', ')}.`);
}

/** A stream that asks for a piece when the one before has gone out, and says when it has ended or nobody reads it any more. */
function streamOf(pieces: AsyncGenerator<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { value, done } = await pieces.next();
          if (done !== true) return controller.enqueue(value);
          onEnd();
          controller.close();
        } catch (error) {
          onEnd();
          throw error;
        }
      },
      async cancel() {
        onEnd();
        await pieces.return(undefined);
      },
    },
    { highWaterMark: 1 },
  );
}
