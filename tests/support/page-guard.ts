import type { Page, Response } from '@playwright/test';
import { ownHosts, tileHost } from './tile-host.ts';

export interface GuardOptions {
  /** Console messages that a test expects, such as one about a refused geolocation request. */
  readonly allowedConsole: readonly RegExp[];
  /** Error responses that a test expects, in the form "406 for http://…". Null if it expects none. */
  readonly allowedAnswer: RegExp | null;
}

export type PageProblems = string[];

/** A new installation signs its first checkpoint shortly after it serves its first page. */
const notYetPublished = /^404 for \S+\/ledger\/(?:checkpoint|key)$/;

/**
 * Records console errors, uncaught exceptions, error responses, and requests to other hosts. Such requests reach only
 * the fake tile host.
 */
export function watchPage(
  page: Page,
  { allowedConsole, allowedAnswer, problems }: GuardOptions & { problems: PageProblems },
): void {
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('console', (message) => {
    const text = message.text();
    // Failed responses are left out here. They are recorded below, where the expected ones can be recognised.
    if (message.type() !== 'error' || text.startsWith('Failed to load resource')) return;
    if (!allowedConsole.some((allowed) => allowed.test(text))) problems.push(`console: ${text}`);
  });
  page.on('response', (response) => {
    if (response.status() < 400 || isPageItself(response)) return;
    const refusal = `${response.status()} for ${response.url()}`;
    if (notYetPublished.test(refusal)) return;
    if (allowedAnswer?.test(refusal) !== true) problems.push(refusal);
  });
  // This covers the whole browser context, because other pages and the service worker also send requests.
  page.context().on('requestfailed', (request) => {
    const { protocol, hostname, origin, pathname } = new URL(request.url());
    if (!protocol.startsWith('http') || [...ownHosts, tileHost].includes(hostname)) return;
    problems.push(`asked a foreign host: ${origin}${pathname}`);
  });
}

function isPageItself(response: Response): boolean {
  return response.request().isNavigationRequest() && response.frame().parentFrame() === null;
}
