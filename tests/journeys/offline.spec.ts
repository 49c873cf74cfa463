import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the worker answers for the page, and until it has kept what the page was made of. */
async function visit(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (navigator.serviceWorker.controller !== null) return;
    await new Promise((resolve) =>
      navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
    );
  });
}

const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

const notice = (page: Page) => page.getByText('You are offline; pages and AEDs you have seen still work.');

test('after one visit home, the locator, the texts and an opened place work without a network', async ({
  page,
  context,
}) => {
  await visit(page, '/bluezones/okinawa');
  await expect.poll(() => isKept(page, '/bluezones/okinawa')).toBe(true);
  await context.setOffline(true);
  await expect(notice(page)).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Okinawa' })).toBeVisible();
  for (const [path, title] of [
    ['/', 'Symbiotics Longevity Map'],
    ['/methodology', 'Methodology'],
    ['/principles', 'Principles'],
  ] as const) {
    await page.goto(path);
    await expect(page).toHaveTitle(new RegExp(title));
    await expect(notice(page)).toBeVisible();
  }
  await page.goto('/');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await page.getByRole('button', { name: /^Walk/ }).first().click();
  await expect(page.getByText('Navigation dispatched!')).toBeVisible();

  await context.setOffline(false);
  await expect(notice(page)).toBeHidden();
});

test('a place that was never opened is reached by a link, and stands in for itself by the offline page when its document is asked for', async ({
  page,
  context,
}) => {
  await visit(page, '/');
  await context.setOffline(true);
  await page.goto('/bluezones/sardinia');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.locator('#content').getByRole('link', { name: 'Find an AED' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try this page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sardinia' })).toBeVisible();
});
