import { type AedIdEntry, type AedIdFileCount, aedIdFolder } from '../../domain/registry/aed-ids.ts';
import { aedListPagePrefix, aedListPath } from '../../domain/registry/aed-list-page.ts';
import { aedPagePath } from '../../domain/registry/aed-page-path.ts';
import { type CountryTowns, countryTownsFile } from '../../domain/registry/registry-towns.ts';
import { escapeMarkup } from '../../domain/text/escape-markup.ts';
import { computeEntityTag, isTagListed } from '../http/files/entity-tags.ts';
import { type Publication, type PublishedFolderHandler, readPublishedJson } from '../http/files/published-files.ts';
import { createWorkQueue } from '../work-queue.ts';
import type { OpenRegistry } from './open-registry.ts';

/** Answers requests for sitemaps. Resolves to null for any other path, or while no registry is published. */
export type SitemapHandler = (request: Request) => Promise<Response | null>;

interface SitemapOptions {
  readonly published: PublishedFolderHandler<OpenRegistry>;
  /** The site's public origin. If it is unknown, the origin of the request is used. */
  readonly siteOrigin: string | undefined;
}

/**
 * The number of files with AED ids per sitemap. Each file has at most about 250 ids, so no sitemap exceeds the limit of
 * 50,000 URLs.
 */
const idFilesInList = 128;

/**
 * The path of the sitemap index. On a host without this server, the file at this path lists only the site's own pages.
 */
const indexAddress = '/sitemap.xml';
const pagesAddress = '/sitemap-pages.xml';
const address = /^\/sitemap(?:-towns-(?<country>[a-z]{2})|-aeds-(?<list>0|[1-9]\d{0,5}))?\.xml$/;

/**
 * The length at which an address is too long for a sitemap (sitemaps.org). Search engines find the pages with these
 * addresses through the links on the pages of towns and countries.
 */
const longestAddress = 2048;

/** Formats a sitemap or a sitemap index as XML (https://www.sitemaps.org/protocol.html). */
function formatSitemap(root: 'urlset' | 'sitemapindex', addresses: readonly string[]): string {
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

/** Returns the paths of a country's page and its towns' pages, or null if no AED is published there. */
async function readTownPaths(code: string, { folder, facts }: Publication<OpenRegistry>): Promise<string[] | null> {
  const read = facts.countries.has(code) ? await readPublishedJson<CountryTowns>(folder, countryTownsFile(code)) : null;
  if (read === null) return null;
  const towns = read.towns.flatMap(([, , , slug]) => (slug === null ? [] : [aedListPath(code, slug)]));
  return [aedListPagePrefix, aedListPath(code), ...towns];
}

/**
 * Returns the paths of the AEDs in sitemap number `list`, or null if there are fewer sitemaps. The id files are read
 * one by one, so that page requests do not wait.
 */
async function readAedPaths(list: number, { folder }: Publication<OpenRegistry>): Promise<string[] | null> {
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
 * Creates the handler of sitemaps for the site's own pages, the pages of each country's towns, and the pages of the
 * AEDs. Sitemaps list only English pages, because each page links to its translations.
 */
export function createSitemapHandler({ published, siteOrigin }: SitemapOptions): SitemapHandler {
  const inTurn = createWorkQueue();

  async function addressesOf(pathname: string, publication: Publication<OpenRegistry>): Promise<string[] | null> {
    const { country, list } = address.exec(pathname)?.groups ?? {};
    if (country !== undefined) return readTownPaths(country.toUpperCase(), publication);
    return list === undefined ? listsOf(publication) : readAedPaths(Number(list), publication);
  }

  return async function answerFromSitemaps(request) {
    const { pathname, origin } = new URL(request.url);
    const isAsked = address.test(pathname) && (request.method === 'GET' || request.method === 'HEAD');
    if (!isAsked) return null;
    return published(async (publication) => {
      const headers = {
        ETag: computeEntityTag(new TextEncoder().encode(`${publication.facts.hash} ${pathname}`)),
        'Cache-Control': 'no-cache',
        'Content-Type': 'application/xml; charset=utf-8',
      };
      if (isTagListed(request.headers.get('If-None-Match'), headers.ETag))
        return new Response(null, { status: 304, headers });
      const paths = await inTurn(() => addressesOf(pathname, publication));
      if (paths === null) return new Response('There is no such list.\n', { status: 404 });
      const site = siteOrigin ?? origin;
      const root = pathname === indexAddress ? 'sitemapindex' : 'urlset';
      const body = formatSitemap(
        root,
        paths.map((path) => site + path).filter(({ length }) => length < longestAddress),
      );
      return new Response(request.method === 'HEAD' ? null : body, { headers });
    });
  };
}
