import type { Page, Response } from '@playwright/test';
import { ownHosts, tileHost } from './tile-host.ts';

export interface GuardOptions {
  /** Console lines that a journey expects, such as a refused geolocation request. */
  readonly allowedConsole: readonly RegExp[];
  /** Error responses that a journey expects, as "406 for http://…"; null if none is. */
  readonly allowedAnswer: RegExp | null;
}

export type Problems = string[];

/** A new installation signs its first checkpoint a moment after it serves its first page. */
const notYetPublished = /^404 for \S+\/ledger\/(?:checkpoint|key)$/;

/**
 * Records console errors (failed resources included), uncaught exceptions, error responses, and requests to a foreign
 * host, which only reach the fake tile host.
 */
export function watchPage(
  page: Page,
  { allowedConsole, allowedAnswer, problems }: GuardOptions & { problems: Problems },
): void {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // Failed loads are recorded below with their URL; reported here, they would also include those that a journey
    // expects.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    if (!allowedConsole.some((allowed) => allowed.test(text))) problems.push(`console: ${text}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isPageItself(response)) return;
    const refusal = `${response.status()} for ${response.url()}`;
    if (notYetPublished.test(refusal)) return;
    if (allowedAnswer?.test(refusal) !== true) problems.push(refusal);
  });
  // Covers the whole context, because other pages and the service worker also send requests.
  page.context().on('requestfailed', (request) => {
    const { protocol, hostname, origin, pathname } = new URL(request.url());
    if (!protocol.startsWith('http') || [...ownHosts, tileHost].includes(hostname)) return;
    problems.push(`asked a foreign host: ${origin}${pathname}`);
  });
}

function isPageItself(response: Response): boolean {
  return response.request().isNavigationRequest() && response.frame().parentFrame() === null;
}
