import { Hono } from 'hono';
import { answerFromFiles } from './http/files.ts';
import { addStandingHeaders } from './http/security-headers.ts';
import type { Site } from './http/site.ts';
import type { Log } from './log.ts';

interface AppParts {
  readonly site: Site;
  readonly log: Log;
}

/** Joins the parts into one function from `Request` to `Response`. Whatever is mounted before the files goes first. */
export function createApp({ site, log }: AppParts): (request: Request) => Promise<Response> {
  const app = new Hono();
  app.use(addStandingHeaders);
  app.get('/healthz', (context) => context.text('ok', 200, { 'Cache-Control': 'no-store' }));
  app.all('*', (context) => answerFromFiles(context.req.raw, site, log));
  app.onError((error, context) => {
    log.error(`Failed: ${context.req.method} ${JSON.stringify(context.req.path)}`, error);
    return context.text('The server could not answer. Please try again in a moment.', 500);
  });
  return async (request) => app.fetch(request);
}
