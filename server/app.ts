import { Hono } from 'hono';
import type { Api, Sender } from './api.ts';
import { answerFromFiles } from './http/files.ts';
import { addStandingHeaders } from './http/security-headers.ts';
import type { Site } from './http/site.ts';
import type { Log } from './log.ts';

interface AppParts {
  readonly site: Site;
  readonly log: Log;
  /** Left out, the files are all there is, as on a CDN. */
  readonly api?: Api;
}

export type AppFetch = (request: Request, from?: Sender) => Promise<Response>;

/** Joins the parts into one function from `Request` to `Response`. Whatever is mounted before the files goes first. */
export function createApp({ site, log, api }: AppParts): AppFetch {
  const app = new Hono<{ Bindings: Sender }>();
  app.use(addStandingHeaders);
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));
  if (api !== undefined) {
    app.get('/readyz', () => api.readiness());
    app.get('/metrics', (context) => api.figures(context.req.raw));
    for (const path of ['/auth/v1/*', '/rest/v1/*']) {
      app.all(path, (context) => api.call(context.req.raw, context.env));
    }
  }
  app.all('*', (context) => answerFromFiles(context.req.raw, site, log));
  app.onError((error, context) => {
    log.error(`Failed: ${context.req.method} ${JSON.stringify(context.req.path)}`, error);
    return context.text('The server could not answer. Please try again in a moment.', 500);
  });
  return async (request, from = { clientIp: '' }) => app.fetch(request, from);
}
