import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey-fixtures.ts';
import { countDispatches, signInAs } from './account-steps.ts';
import { visitWithServiceWorker } from './offline-steps.ts';

test.use({
  serviceWorkers: 'allow',
  // A drone cannot be dispatched offline, which the page reports in the console. If a row with the same id is inserted
  // again, the server answers with 409.
  allowedConsole: [/^Dispatch failed:/],
  allowedAnswer: /^409 for .*\/rest\/v1\/aed_dispatch_logs/,
});

const isKept = (page: Page, path: string) =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, path);

const notice = (page: Page) => page.getByText('You are offline. You can still view pages and AEDs you have opened.');

test('after one visit to home, the locator, the texts and a visited place work offline', async ({ page, context }) => {
  await visitWithServiceWorker(page, '/bluezones/okinawa');
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

test('a page never visited shows the offline page, and itself once the network is back', async ({ page, context }) => {
  await visitWithServiceWorker(page, '/');
  await context.setOffline(true);
  await page.goto('/bluezones/sardinia');
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expect(page.locator('#content').getByRole('link', { name: 'Find an AED' })).toBeVisible();

  await context.setOffline(false);
  await page.getByRole('link', { name: 'Try this page again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sardinia' })).toBeVisible();
});

test('a walk made offline is logged once later, although the first response is lost', async ({
  page,
  context,
  administratorPassword,
}) => {
  await visitWithServiceWorker(page, '/sign-in');
  await signInAs(page, 'admin@localhost', administratorPassword);
  const before = await countDispatches(page, 'Town Library, Foyer', administratorPassword);
  let isNetworkThere = false;
  let inserts = 0;
  await context.route(/\/rest\/v1\/aed_dispatch_logs(?:$|\?(?!select))/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // If the service worker was started while offline, its requests may still reach this route. They must fail until
    // the network is back.
    if (!isNetworkThere) return route.abort('internetdisconnected');
    inserts += 1;
    const answer = await route.fetch();
    return inserts === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  await context.setOffline(true);

  await page.goto('/');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  const library = page.getByRole('article', { name: 'Town Library, Foyer' });
  await library.getByRole('button', { name: /^Drone/ }).click();
  await expect(page.getByText('Failed to dispatch')).toBeVisible();
  await library.getByRole('button', { name: /^Walk/ }).click();
  await expect(page.getByText('Navigation dispatched!')).toBeVisible();
  await expect(page.getByText('1 dispatch is not logged yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 dispatch is not logged yet.')).toBeVisible();

  isNetworkThere = true;
  await context.setOffline(false);
  await expect.poll(() => inserts).toBe(1);
  await expect(page.getByText('1 dispatch is not logged yet.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 waiting dispatch is now logged.')).toBeVisible();
  expect(inserts).toBe(2);

  await page.reload();
  const rows = page.locator('#administration').getByRole('row').filter({ hasText: 'Town Library, Foyer' });
  await expect(rows).toHaveCount(before + 1);
  await expect(rows.first()).toContainText('sent later');
});
