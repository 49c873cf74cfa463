import type { Page } from '@playwright/test';
import { expect, test as journey } from '../support/journey-fixtures.ts';
import { serveTwoVersions, type VersionedHost } from '../support/towns/two-versions.ts';
import { visitWithServiceWorker } from './offline-steps.ts';

const test = journey.extend<{ host: VersionedHost }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern
  host: async ({}, use) => {
    const host = await serveTwoVersions();
    await use(host);
    await host.close();
  },
  baseURL: ({ host }, use) => use(host.origin),
  // The content security policy must be bypassed. It contains the hashes of the first version's inline scripts. The
  // second version's scripts have other hashes, because they contain a different file name.
  bypassCSP: true,
});

const isCached = (page: Page, address: string) =>
  page.evaluate(async (path) => (await caches.match(path)) !== undefined, address);

/** Waits until the browser shows the second version of the site. */
const waitForSecondVersion = (page: Page) =>
  page.waitForFunction(() =>
    (globalThis as { __reactRouterManifest?: { url?: string } }).__reactRouterManifest?.url?.endsWith('-5ec0d000.js'),
  );

test.describe('with a service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('a new version waits while the open page keeps its own files, and takes over with the next page', async ({
    page,
    host,
  }) => {
    await visitWithServiceWorker(page, '/principles');
    host.publishSecond();
    await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
    await expect.poll(() => isCached(page, host.secondLateScript)).toBe(true);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting?.state))
      .toBe('installed');

    // The open page is still the first version. It gets a script that it has not loaded yet from the cache, because the
    // server no longer has that script.
    const part = await page.evaluate(async (address) => (await fetch(address)).status, host.firstLateScript);
    expect(part).toBe(200);

    await page.reload();
    await expect.poll(() => isCached(page, host.firstLateScript)).toBe(false);
    expect(await isCached(page, host.secondLateScript)).toBe(true);
    await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBeNull();
  });
});

test.describe('without a service worker', () => {
  test.use({
    // This server has no back end, so the request for corrections of figures fails.
    allowedAnswer: /^404 for .*\/(?:assets\/verify-place-|rest\/v1\/rpc\/list_noted_figures)/,
  });

  test('a page whose later part is missing reloads once and gets it', async ({ page, host }) => {
    await page.goto('/bluezones/okinawa');
    const verify = page.getByRole('button', { name: 'Verify' });
    await expect(verify).toHaveAttribute('data-ready', 'true');
    host.publishSecond();
    await verify.click();
    await waitForSecondVersion(page);
    await expect(verify).toHaveAttribute('data-ready', 'true');
    await verify.click();
    await expect(page.getByRole('button', { name: 'Verify again' })).toBeVisible();
  });
});
