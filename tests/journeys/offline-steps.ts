import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** A worker is installed in a few seconds; on a busy machine in more. */
const longestInstallationMs = 45_000;

/** Whether the service worker controls the page in time. */
const isControlled = (page: Page) =>
  page.evaluate(async (timeoutMs) => {
    const controls = async () => {
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller !== null) return true;
      return new Promise<true>((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', () => resolve(true), { once: true }),
      );
    };
    return Promise.race([controls(), new Promise<false>((resolve) => setTimeout(resolve, timeoutMs, false))]);
  }, longestInstallationMs);

/**
 * Opens a page and waits until the service worker controls it and has cached what was loaded before. A worker one of
 * whose files did not arrive is installed at the next visit, as for anybody.
 */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  if (!(await isControlled(page))) {
    await page.reload();
    expect(await isControlled(page)).toBe(true);
  }
  await expect.poll(() => page.evaluate(async () => (await caches.match('/aeds/index.json')) !== undefined)).toBe(true);
}

export function keysOf(page: Page, cacheName: string): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length)).sort();
  }, cacheName);
}
