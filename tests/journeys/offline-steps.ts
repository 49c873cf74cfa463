import type { Page } from '@playwright/test';
import { expect } from '../support/journey-fixtures.ts';

/**
 * Waits until the service worker controls the page. Returns false if the worker's installation failed and its
 * registration disappeared.
 */
const isControlled = (page: Page) =>
  page.evaluate(async () => {
    let wasRegistered = false;
    while (navigator.serviceWorker.controller === null) {
      const isRegistered = (await navigator.serviceWorker.getRegistration()) !== undefined;
      if (wasRegistered && !isRegistered) return false;
      wasRegistered ||= isRegistered;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    return true;
  });

/**
 * Opens a page and waits until its service worker controls it and has cached what the page loaded. If the worker's
 * installation fails, the page is opened again.
 */
export async function visitWithServiceWorker(page: Page, path: string) {
  await page.goto(path);
  if (!(await isControlled(page))) {
    await page.reload();
    expect(await isControlled(page)).toBe(true);
  }
  await expect.poll(() => page.evaluate(async () => (await caches.match('/aeds/index.json')) !== undefined)).toBe(true);
}

export function cachedUrlsOf(page: Page, cacheName: string): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length)).sort();
  }, cacheName);
}
