import { type AedIdEntry, type AedIdFileCount, aedIdFolder } from '../../domain/registry/aed-ids.ts';
import { aedListPagePrefix, aedListPath } from '../../domain/registry/aed-list-page.ts';
import { aedPagePath } from '../../domain/registry/aed-page-path.ts';
import { type CountryTowns, countryTownsFile } from '../../domain/registry/registry-towns.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { entityTagOf, isTagListed } from '../http/files/entity-tags.ts';
import { type Publication, type PublishedFolderHandler, readPublishedJson } from '../http/files/published-files.ts';
import { createWorkQueue } from '../work-queue.ts';
import type { OpenRegistry } from './open-registry.ts';

/** Serves sitemaps; null for any other path, and while no registry is published. */
export type SitemapHandler = (request: Request) => Promise<Response | null>;

interface SitemapOptions {
  readonly published: PublishedFolderHandler<OpenRegistry>;
  /** The site's public origin; if unknown, the requested address is used. */
  readonly siteOrigin: string | undefined;
}

/** Id files per sitemap: at most about 250 ids each, so that no sitemap exceeds its limit of 50,000 URLs. */
const idFilesInList = 128;

/** The sitemap index; on a host without our server this path has only the site's own pages. */
const indexAddress = '/sitemap.xml';
const pagesAddress = '/sitemap-pages.xml';
const address = /^\/sitemap(?:-towns-(?<country>[a-z]{2})|-aeds-(?<list>0|[1-9]\d{0,5}))?\.xml$/;

/** sitemaps.org allows no longer address. A page that it leaves out is still found: its town and its country link to it. */
const longestAddress = 2048;

/** A document of sitemaps.org. */
function documentOf(root: 'urlset' | 'sitemapindex', addresses: readonly string[]): string {
  const entry = root === 'urlset' ? 'url' : 'sitemap';
  const entries = addresses.map((each) => `<${entry}><loc>${escapeMarkup(each)}</loc></${entry}>\n`).join('');
  const opening = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`;
  return `${opening}\n${entries}</${root}>\n`;
}

async function listsOf({ folder, facts }: Publication<OpenRegistry>): Promise<string[]> {
  const ids = await readPublishedJson<AedIdFileCount>(folder, `${aedIdFolder}/index.json`);
  const lists = Math.ceil((ids?.files ?? 0) / idFilesInList);
  return [
    pagesAddress,
    ...[...facts.countries.keys()].map((code) => `/sitemap-towns-${code.toLowerCase()}.xml`),
    ...Array.from({ length: lists }, (_, list) => `/sitemap-aeds-${list}.xml`),
  ];
}

/** The pages of a country and its towns; null if it has no AED. */
async function townsIn(code: string, { folder, facts }: Publication<OpenRegistry>): Promise<string[] | null> {
  const read = facts.countries.has(code) ? await readPublishedJson<CountryTowns>(folder, countryTownsFile(code)) : null;
  if (read === null) return null;
  const towns = read.towns.flatMap(([, , , slug]) => (slug === null ? [] : [aedListPath(code, slug)]));
  return [aedListPagePrefix, aedListPath(code), ...towns];
}

/**
 * The pages of the AEDs in some id files; null beyond the last. One file at a time, so that page requests do not wait.
 */
async function aedsIn(list: number, { folder }: Publication<OpenRegistry>): Promise<string[] | null> {
  const ids = await readPublishedJson<AedIdFileCount>(folder, `${aedIdFolder}/index.json`);
  const from = list * idFilesInList;
  if (ids === null || from >= ids.files) return null;
  const paths: string[] = [];
  for (let file = from; file < Math.min(from + idFilesInList, ids.files); file++) {
    const entries = (await readPublishedJson<Record<string, AedIdEntry>>(folder, `${aedIdFolder}/${file}.json`)) ?? {};
    for (const [id, entry] of Object.entries(entries)) if (Array.isArray(entry)) paths.push(aedPagePath(id));
  }
  return paths;
}

/**
 * Serves the sitemaps: the site's own pages, those of each country's towns, and those of the AEDs. In English only:
 * each page names its translations.
 */
export function createSitemapHandler({ published, siteOrigin }: SitemapOptions): SitemapHandler {
  const inTurn = createWorkQueue();

  async function addressesOf(pathname: string, publication: Publication<OpenRegistry>): Promise<string[] | null> {
    const { country, list } = address.exec(pathname)?.groups ?? {};
    if (country !== undefined) return townsIn(country.toUpperCase(), publication);
    return list === undefined ? listsOf(publication) : aedsIn(Number(list), publication);
  }

  return async function answerFromSitemaps(request) {
    const { pathname, origin } = new URL(request.url);
    const isAsked = address.test(pathname) && (request.method === 'GET' || request.method === 'HEAD');
    if (!isAsked) return null;
    return published(async (publication) => {
      const headers = {
        ETag: entityTagOf(new TextEncoder().encode(`${publication.facts.hash} ${pathname}`)),
        'Cache-Control': 'no-cache',
        'Content-Type': 'application/xml; charset=utf-8',
      };
      if (isTagListed(request.headers.get('If-None-Match'), headers.ETag))
        return new Response(null, { status: 304, headers });
      const paths = await inTurn(() => addressesOf(pathname, publication));
      if (paths === null) return new Response('There is no such list.\n', { status: 404 });
      const site = siteOrigin ?? origin;
      const root = pathname === indexAddress ? 'sitemapindex' : 'urlset';
      const body = documentOf(
        root,
        paths.map((path) => site + path).filter(({ length }) => length < longestAddress),
      );
      return new Response(request.method === 'HEAD' ? null : body, { headers });
    });
  };
}
