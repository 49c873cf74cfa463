import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** Opens a page and waits until the service worker controls it and has cached what was loaded before. */
export async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
  await expect.poll(() => page.evaluate(async () => (await caches.match('/aeds/index.json')) !== undefined)).toBe(true);
}

export async function signInAsAdministrator(page: Page, password: string) {
  await visit(page, '/sign-in');
  await page.getByLabel('E-mail address').fill('admin@localhost');
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('You are signed in as admin@localhost.')).toBeVisible();
}

export function keysOf(page: Page, cacheName: string): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    const keys = await (await caches.open(name)).keys();
    return keys.map(({ url }) => url.slice(location.origin.length)).sort();
  }, cacheName);
}
