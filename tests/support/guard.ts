import type { Page, Response } from '@playwright/test';
import { ownHosts, tileHost } from './tile-host.ts';

export interface GuardOptions {
  /** Lines of the console that a journey expects, such as a refused position. */
  readonly allowedConsole: readonly RegExp[];
  /** Refusals that a journey expects, as "406 for http://…"; null if every answer must be a good one. */
  readonly allowedAnswer: RegExp | null;
}

export type Problems = string[];

/** A fresh installation signs its first checkpoint a moment after it sends its first page. */
const notYetPublished = /^404 for \S+\/ledger\/(?:checkpoint|key)$/;

/**
 * Notes errors of the console (a refused resource is one), uncaught exceptions, answers that failed, and requests to a foreign host, which
 * lead nowhere but to the stand-in for tiles.
 */
export function watchPage(
  page: Page,
  { allowedConsole, allowedAnswer, problems }: GuardOptions & { problems: Problems },
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
  // Of the whole context: another of its pages may ask, or its worker.
  page.context().on('requestfailed', (request) => {
    const { protocol, hostname, origin, pathname } = new URL(request.url());
    if (!protocol.startsWith('http') || [...ownHosts, tileHost].includes(hostname)) return;
    problems.push(`asked a foreign host: ${origin}${pathname}`);
  });
}

function isPageItself(response: Response): boolean {
  return response.request().isNavigationRequest() && response.frame().parentFrame() === null;
}
