import { readFile } from 'node:fs/promises';
import type { BrowserContext } from '@playwright/test';
import { createPublishedFolderHandler } from '../../../server/http/files/published-files.ts';
import { readSite } from '../../../server/http/files/site.ts';
import { readOpenRegistry } from '../../../server/open-data/open-registry.ts';
import { createPageHandler } from '../../../server/pages/create-page-handler.ts';
import type { SmallRegistry } from './small-registry.ts';

const buildFolder = 'build';
const isAedPage = (url: URL) => /^(?:\/[\w-]+)?\/aed\/./.test(url.pathname);
const isRegistryPage = (url: URL) => /^(?:\/[\w-]+)?\/aeds?\/./.test(url.pathname);

interface RegistryPagesOptions {
  /** Whether streets are published around every AED. */
  readonly hasStreets?: boolean;
}

/**
 * Serves the pages of a registry's AEDs, countries and towns as the server does. Other requests go to the next route.
 *
 * @returns the requested URLs, as in a server's log
 */
export async function serveAedPages(
  context: BrowserContext,
  { folder }: SmallRegistry,
  { hasStreets = false }: RegistryPagesOptions = {},
): Promise<readonly string[]> {
  const published = createPublishedFolderHandler(folder, readOpenRegistry);
  const site = await readSite(buildFolder);
  const hasStreetsAt = async () => hasStreets;
  const pages = createPageHandler({ site, buildFolder, aedsFolder: folder, published, hasStreetsAt });
  const requested: string[] = [];
  await context.route(isRegistryPage, async (route) => {
    const answer = await pages(new Request(route.request().url()));
    if (answer === null) return route.fallback();
    requested.push(route.request().url());
    const { status, headers } = answer;
    await route.fulfill({
      status,
      headers: Object.fromEntries(headers),
      body: Buffer.from(await answer.arrayBuffer()),
    });
  });
  return requested;
}

/** Serves AED pages as a plain file host does: every URL gets the same HTML. */
export async function serveAedShells(context: BrowserContext): Promise<void> {
  const { policies } = await readSite(buildFolder);
  await context.route(isAedPage, async (route) => {
    const [, prefix = ''] = /^(\/[\w-]+)?\/aed\//.exec(new URL(route.request().url()).pathname) ?? [];
    const shell = `${prefix}/aed/~`;
    const headers = { 'Content-Type': 'text/html', 'Content-Security-Policy': policies.pages[shell] ?? '' };
    await route.fulfill({ headers, body: await readFile(`${buildFolder}/client${shell}.html`) });
  });
}
