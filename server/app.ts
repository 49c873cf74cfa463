import { Hono } from 'hono';
import type { Api } from './api/api.ts';
import { type DueCheckCalendarHandler, dueCheckCalendarPath } from './check-calendar/create-due-check-calendar.ts';
import { type LedgerHandler, ledgerUrlPath } from './http/files/ledger-files.ts';
import { messageResponse } from './http/files/published-files.ts';
import { emptyRegistryIndex, type RegistryHandler, registryUrlPath } from './http/files/registry-files.ts';
import { serveSiteFile } from './http/files/serve-site-file.ts';
import type { Site } from './http/files/site.ts';
import { type StreetsHandler, streetsUrlPath } from './http/files/street-files.ts';
import type { RequestSender } from './http/request-sender.ts';
import { createSecurityHeadersMiddleware } from './http/security-headers.ts';
import type { LineLog } from './log.ts';
import { isOpenDataPath, type OpenDataHandler } from './open-data/create-open-data-handler.ts';
import type { SitemapHandler } from './open-data/create-sitemap-handler.ts';
import type { PageHandler } from './pages/create-page-handler.ts';

interface AppParts {
  readonly site: Site;
  readonly log: LineLog;
  /** If omitted, there is no API, as on a CDN. */
  readonly api?: Api;
  /** If omitted, AEDs come from the files of the built site. */
  readonly registry?: RegistryHandler;
  /** If omitted, there are no open data files of countries, as on a CDN. */
  readonly openData?: OpenDataHandler;
  /** If omitted, AED pages are served empty and the browser fills them in, as on a CDN. */
  readonly pages?: PageHandler;
  /** If omitted, the sitemap lists only the site's own pages, as on a CDN. */
  readonly sitemaps?: SitemapHandler;
  /** If omitted, there are no calendars of AEDs to check, as on a CDN. */
  readonly calendars?: DueCheckCalendarHandler;
  /** If omitted, streets come from the files of the built site. */
  readonly streets?: StreetsHandler;
  /** If omitted, the ledger comes from the files of the built site. */
  readonly ledger?: LedgerHandler;
  /** Returns the content of `/.well-known/security.txt`. If omitted, the file does not exist. */
  readonly securityText?: (() => string) | undefined;
  /** Whether a proxy in front of the server is trusted. Default: false. */
  readonly hasProxy?: boolean;
}

export type AppFetch = (request: Request, from?: RequestSender) => Promise<Response>;

/**
 * Combines these parts into one function from `Request` to `Response`. Its routes take precedence over the site's
 * files.
 */
export function createApp(parts: AppParts): AppFetch {
  const {
    site,
    log,
    api,
    registry,
    openData,
    pages,
    sitemaps,
    calendars,
    streets,
    ledger,
    securityText,
    hasProxy = false,
  } = parts;
  const app = new Hono<{ Bindings: RequestSender }>();
  app.use(createSecurityHeadersMiddleware(hasProxy));
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));
  if (securityText !== undefined) {
    app.get('/.well-known/security.txt', (context) =>
      context.text(securityText(), 200, { 'Cache-Control': 'public, max-age=3600' }),
    );
  }
  if (api !== undefined) {
    app.get('/readyz', () => api.readiness());
    app.get('/metrics', (context) => api.figures(context.req.raw));
    for (const path of ['/auth/v1/*', '/rest/v1/*', '/registers/v1/*']) {
      app.all(path, (context) => api.call(context.req.raw, context.env));
    }
  }
  app.all(`${registryUrlPath}*`, async ({ req: { raw }, env }) => {
    return (
      // Pages of countries and towns must come before the open data of single AEDs, because their paths for Indonesia
      // begin with /aeds/id/ too.
      (await pages?.(raw)) ??
      (await openData?.(raw, env)) ??
      (await registry?.(raw)) ??
      answerUnpublished(raw, site) ??
      serveSiteFile(raw, site, log)
    );
  });
  if (calendars !== undefined) app.all(`${dueCheckCalendarPath}*`, ({ req: { raw }, env }) => calendars(raw, env));
  app.all(`${streetsUrlPath}*`, async ({ req: { raw } }) => (await streets?.(raw)) ?? serveSiteFile(raw, site, log));
  app.all(`${ledgerUrlPath}*`, async ({ req: { raw } }) => (await ledger?.(raw)) ?? serveSiteFile(raw, site, log));
  app.all(
    '*',
    async ({ req: { raw } }) => (await sitemaps?.(raw)) ?? (await pages?.(raw)) ?? serveSiteFile(raw, site, log),
  );
  app.onError((error, context) => {
    log.error(`Failed: ${context.req.method} ${JSON.stringify(context.req.path)}`, error);
    return context.text('The server could not answer. Please try again in a moment.', 500);
  });
  return async (request, from = { clientIp: '' }) => app.fetch(request, from);
}

/**
 * Responds to requests for AED data if no registry is published. Requests for open data get a plain-text message
 * instead of a page. A request for the registry's index gets an empty index if the site has no such file, as in
 * development.
 */
function answerUnpublished({ url, method }: Request, { files }: Site): Response | null {
  const { pathname } = new URL(url);
  if (isOpenDataPath(pathname)) return messageResponse(404, 'No AED list is published here.');
  const isIndex = pathname === `${registryUrlPath}index.json` && (method === 'GET' || method === 'HEAD');
  if (!isIndex || files.has(pathname)) return null;
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };
  return new Response(method === 'HEAD' ? null : emptyRegistryIndex, { headers });
}
