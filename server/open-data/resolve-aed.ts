import { encodeAedId } from '../../domain/registry/aed-page-path.ts';
import type { CellFeature } from '../../domain/registry/cell-changes.ts';
import type { NearbyAed } from '../../domain/registry/find-aed.ts';
import { deriveLicence } from '../../domain/registry/licences.ts';
import { anyOriginHeaders, messageResponse, type Publication } from '../http/files/published-files.ts';
import { registryUrlPath } from '../http/files/registry-files.ts';
import { attributionOf, countryOf } from './country-data.ts';
import { findPublishedAed } from './find-aed.ts';
import type { OpenRegistry } from './open-registry.ts';

/** The beginning of the URL path of an AED's data. It is followed by the AED's id. */
export const aedIdPathPrefix = `${registryUrlPath}id/`;

const longestShown = 200;

interface AedRequest {
  readonly id: string;
  readonly site: string;
  /** The folder of the published registry. */
  readonly place: string;
}

/** A document that the caller must send, or a finished response. */
export type ResolvedAed = { readonly document: object } | { readonly response: Response };

/**
 * Resolves an id to the AED's data, a redirect to its current id, the date since which no source has listed it, or an
 * error.
 */
export async function resolveAed(request: AedRequest, publication: Publication<OpenRegistry>): Promise<ResolvedAed> {
  const { id, site, place } = request;
  const found = await findPublishedAed(place, publication, id);
  if (found === null)
    return { response: messageResponse(404, `No AED has the id ${JSON.stringify(id.slice(0, longestShown))}.`) };
  if (found.kind === 'renamed') {
    const headers = {
      ...anyOriginHeaders,
      Location: `${site}${aedIdPathPrefix}${encodeAedId(found.id)}`,
      'Cache-Control': 'no-cache',
    };
    return { response: new Response(null, { status: 308, headers }) };
  }
  if (found.kind === 'gone') return { response: answerGone(id, found.since, found.near, site) };
  return { document: documentOf(found.aed.feature, publication.facts, site) };
}

function answerGone(id: string, since: string, near: readonly NearbyAed[], site: string): Response {
  const listed = near.map((aed) => ({ ...aed, url: `${site}${aedIdPathPrefix}${encodeAedId(aed.id)}` }));
  const message = `This AED has not been in our AED list since ${since}.`;
  const headers = {
    ...anyOriginHeaders,
    'Content-Type': 'application/json; charset=utf-8',
    'Cache-Control': 'no-cache',
  };
  return new Response(`${JSON.stringify({ id, gone: since, message, near: listed })}\n`, { status: 410, headers });
}

function documentOf(aed: CellFeature, { index }: OpenRegistry, site: string): object {
  const listedBy = aed.properties.sources;
  const keys = new Set(Array.isArray(listedBy) ? listedBy : []);
  const sources = index.sources.filter(({ key }) => keys.has(key));
  const country = countryOf(aed);
  return {
    ...aed,
    properties: { ...aed.properties, ...(country !== undefined && { country }) },
    url: `${site}${aedIdPathPrefix}${encodeAedId(aed.id ?? '')}`,
    version: index.version,
    licence: deriveLicence(sources),
    attribution: attributionOf(sources),
    documentation: `${site}/developers`,
  };
}
