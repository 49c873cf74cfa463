import { Hono } from 'hono';
import type { Api } from './api/api.ts';
import { type AnswerFromCalendars, calendarAddress } from './check-calendar/create-check-calendar.ts';
import { answerFromFiles } from './http/files/files.ts';
import { type AnswerFromLedger, ledgerAddress } from './http/files/ledger-files.ts';
import { say } from './http/files/published-files.ts';
import { type AnswerFromRegistry, noRegistry, registryUrlPath } from './http/files/registry-files.ts';
import type { Site } from './http/files/site.ts';
import { type AnswerFromStreets, streetsAddress } from './http/files/street-files.ts';
import { addStandingHeaders } from './http/security-headers.ts';
import type { Sender } from './http/sender.ts';
import type { Log } from './log.ts';
import { type AnswerFromOpenData, isOpenData } from './open-data/create-open-data.ts';
import type { AnswerFromSitemaps } from './open-data/create-sitemaps.ts';
import type { AnswerFromPages } from './pages/create-pages.ts';

interface AppParts {
  readonly site: Site;
  readonly log: Log;
  /** Left out, the files are all there is, as on a CDN. */
  readonly api?: Api;
  /** Left out, the AEDs are what the site has among its files. */
  readonly registry?: AnswerFromRegistry;
  /** Left out, there are no files of whole countries, as on a CDN. */
  readonly openData?: AnswerFromOpenData;
  /** Left out, the pages of single AEDs are shells that the browser fills in, as on a CDN. */
  readonly pages?: AnswerFromPages;
  /** Left out, the list of addresses is the site's own pages, as on a CDN. */
  readonly sitemaps?: AnswerFromSitemaps;
  /** Left out, there are no calendars of AEDs to check, as on a CDN. */
  readonly calendars?: AnswerFromCalendars;
  /** Left out, the streets are what the site has among its files. */
  readonly streets?: AnswerFromStreets;
  /** Left out, the ledger is what the site has among its files. */
  readonly ledger?: AnswerFromLedger;
  /** Writes `/.well-known/security.txt`. Left out, there is none. */
  readonly securityText?: (() => string) | undefined;
  /** Whether a proxy is before the server that is to be believed; left out, none does. */
  readonly hasProxy?: boolean;
}

export type AppFetch = (request: Request, from?: Sender) => Promise<Response>;

/** Joins the parts into one function from `Request` to `Response`. Whatever is mounted before the files goes first. */
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
  const app = new Hono<{ Bindings: Sender }>();
  app.use(addStandingHeaders(hasProxy));
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
      // Pages of countries and towns first: Indonesia's begin with /aeds/id/, as addresses of ids do.
      (await pages?.(raw)) ??
      (await openData?.(raw, env)) ??
      (await registry?.(raw)) ??
      answerUnpublished(raw, site) ??
      answerFromFiles(raw, site, log)
    );
  });
  if (calendars !== undefined) app.all(`${calendarAddress}*`, ({ req: { raw }, env }) => calendars(raw, env));
  app.all(`${streetsAddress}*`, async ({ req: { raw } }) => (await streets?.(raw)) ?? answerFromFiles(raw, site, log));
  app.all(`${ledgerAddress}*`, async ({ req: { raw } }) => (await ledger?.(raw)) ?? answerFromFiles(raw, site, log));
  app.all(
    '*',
    async ({ req: { raw } }) => (await sitemaps?.(raw)) ?? (await pages?.(raw)) ?? answerFromFiles(raw, site, log),
  );
  app.onError((error, context) => {
    log.error(`Failed: ${context.req.method} ${JSON.stringify(context.req.path)}`, error);
    return context.text('The server could not answer. Please try again in a moment.', 500);
  });
  return async (request, from = { clientIp: '' }) => app.fetch(request, from);
}

/** Programs that ask for open data get a sentence and no page. Without the site's files, as while developing, nothing else says that no registry is published. */
function answerUnpublished({ url, method }: Request, { files }: Site): Response | null {
  const { pathname } = new URL(url);
  if (isOpenData(pathname)) return say(404, 'No AED list is published here.');
  const isIndex = pathname === `${registryUrlPath}index.json` && (method === 'GET' || method === 'HEAD');
  if (!isIndex || files.has(pathname)) return null;
  const headers = { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-cache' };
  return new Response(method === 'HEAD' ? null : noRegistry, { headers });
}
