import type { Page } from '@playwright/test';
import { expect, test as journey } from '../support/fixtures.ts';
import { serveTwoVersions, type VersionedHost } from '../support/two-versions.ts';
import { visit } from './offline-steps.ts';

const test = journey.extend<{ host: VersionedHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  host: async ({}, use) => {
    const host = await serveTwoVersions();
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.origin),
  // Policies are of the build's own pages; the second version's differ in a name that their hashes know.
  bypassCSP: true,
});

const isCached = (page: Page, address: string) =>
  page.evaluate(async (path) => (await caches.match(path)) !== undefined, address);

/** The list of routes that the open page was started with. */
const routesOf = (page: Page) =>
  page.evaluate(() => (globalThis as { __reactRouterManifest?: { url?: string } }).__reactRouterManifest?.url);

/** Until React has taken over the page, its parts are not asked for. */
async function waitUntilTakenOver(page: Page) {
  await page.waitForFunction(() => {
    const button = document.querySelector('#aed-locator button');
    return button !== null && Object.keys(button).some((key) => key.startsWith('__reactProps'));
  });
}

const scrollToMap = (page: Page) => page.locator('#map').scrollIntoViewIfNeeded();

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version waits for the open page, which keeps its own files, and takes over with the next one', async ({
    page,
    host,
  }) => {
    await visit(page, '/principles');
    host.publishSecond();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => isCached(page, host.secondMapScript)).toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
      .toBe('installed');

    // The open page is of the first version: the part it has not loaded yet is still there, though no server has it.
    const part = await page.evaluate(async (address) => (await fetch(address)).status, host.firstMapScript);
    expect(part).toBe(200);

    await page.reload();
    await expect.poll(() => isCached(page, host.firstMapScript)).toBe(false);
    expect(await isCached(page, host.secondMapScript)).toBe(true);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  });
});

test.describe('without a worker', () => {
  test.use({
    allowedAnswer: /^404 for .*\/assets\/hub-map-/,
    allowedConsole: [/Failed to fetch dynamically imported module/],
  });

  test('a page whose later part is gone is loaded anew, once, and has it', async ({ page, host }) => {
    await page.goto('/');
    await waitUntilTakenOver(page);
    host.publishSecond();
    await scrollToMap(page);
    await expect.poll(() => routesOf(page)).toBe('/assets/manifest-5ec0d000.js');
    await scrollToMap(page);
    await expect(page.getByRole('region', { name: 'Map of the hubs' })).toBeVisible();
  });
});
