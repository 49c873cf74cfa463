import type { BrowserContext, Page, Response } from '@playwright/test';

export interface GuardOptions {
  /** Whether map tiles arrive (as an empty picture) or not at all. */
  readonly tiles: 'stand-in' | 'blocked';
  /** Lines of the console that a journey expects, such as a refused position. */
  readonly allowedConsole: readonly RegExp[];
  /** Refusals that a journey expects, as "406 for http://…"; null where every answer must be a good one. */
  readonly allowedAnswer: RegExp | null;
}

export type Problems = string[];

interface ContextGuard {
  readonly origin: string;
  readonly tiles: GuardOptions['tiles'];
  readonly problems: Problems;
}

const tileHost = 'tile.openstreetmap.org';

const emptyPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** Keeps every request inside the site: tiles get a stand-in, any other foreign address is refused and noted. */
export async function guardContext(context: BrowserContext, { origin, tiles, problems }: ContextGuard): Promise<void> {
  const isForeign = (url: URL) => url.protocol.startsWith('http') && url.origin !== origin;
  await context.route(isForeign, async (route) => {
    const url = new URL(route.request().url());
    if (url.hostname !== tileHost) problems.push(`asked a foreign host: ${url.origin}${url.pathname}`);
    else if (tiles === 'stand-in') return route.fulfill({ contentType: 'image/png', body: emptyPicture });
    return route.abort();
  });
}

/** A fresh installation signs its first checkpoint a moment after it sends its first page. */
const notYetPublished = /^404 for \S+\/ledger\/(?:checkpoint|key)$/;

/** Notes errors of the console (a refused resource is one), uncaught exceptions and answers that failed. */
export function watchPage(
  page: Page,
  { allowedConsole, allowedAnswer, problems }: Omit<GuardOptions, 'tiles'> & { problems: Problems },
): void {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // Failed loads are noted below with their address; here a page that is meant to be missing would count too.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    if (!allowedConsole.some((allowed) => allowed.test(text))) problems.push(`console: ${text}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isPageItself(response)) return;
    const refusal = `${response.status()} for ${response.url()}`;
    if (notYetPublished.test(refusal)) return;
    if (allowedAnswer?.test(refusal) !== true) problems.push(refusal);
  });
}

function isPageItself(response: Response): boolean {
  return response.request().isNavigationRequest() && response.frame().parentFrame() === null;
}
