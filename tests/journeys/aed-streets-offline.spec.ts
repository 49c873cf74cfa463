import type { Page } from '@playwright/test';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { publishStreets } from '../support/towns/publish-streets.ts';
import { geolocationAt, riverTown, riverTownAeds } from '../support/towns/river-town.ts';
import { publishRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import { positionInTown } from '../support/towns/town-streets.ts';
import { visitWithServiceWorker } from './offline-steps.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } });

const card = (page: Page, name: string) => page.locator('#aed-locator').getByRole('article', { name, exact: true });
const way = (page: Page) => page.getByRole('region', { name: /^Route/ });

/** Takes the page and its service worker offline. Returns an array to which the URL of each later request is added. */
async function goOffline(page: Page): Promise<string[]> {
  const requested: string[] = [];
  await page.context().setOffline(true);
  await page.context().route('**', (route) => {
    requested.push(`${route.request().url()} ${route.request().postData() ?? ''}`);
    return route.abort('internetdisconnected');
  });
  return requested;
}

test('in flight mode a saved area orders AEDs by its streets, and shows the route to the AED and back to the patient', async ({
  page,
}) => {
  const registry = await writeSmallRegistry(riverTownAeds);
  await grantPosition(page, geolocationAt(0, 5));
  await publishRegistry(page.context(), registry);
  const online = await publishStreets(page.context(), riverTown);
  await visitWithServiceWorker(page, '/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await page.getByRole('button', { name: 'Save this area offline' }).click();
  await expect(page.getByText('Saved: 2 AEDs in 1 map square')).toBeVisible();
  expect(online.filter((path) => !/\/(?:index\.json|(?:areas\/7|ways\/12|land\/12)\/)/.test(path))).toEqual([]);

  const requested = await goOffline(page);
  await page.reload();
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  const names = page.locator('#aed-locator').getByRole('article').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['Green Lane Shop', 'Across the River']);
  await expect(card(page, 'Green Lane Shop')).toContainText('along streets');
  await expect(async () => {
    await card(page, 'Green Lane Shop')
      .getByRole('button', { name: /^Show the route/ })
      .click();
    await expect(way(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
  await expect(way(page)).toContainText('300 m, then right into Green Lane');
  await expect(way(page).locator('.leaflet-container canvas:visible').first()).toBeVisible();
  const before = requested.length;

  const back = way(page).getByRole('button', { name: 'Route back to the patient' });
  await back.focus();
  for (const [east, north, words] of [
    [150, 4, '150 m, then right into Green Lane'],
    [292, 3, 'Now right into Green Lane'],
    [305, -100, '100 m to the AED'],
    [303, -190, 'You are at the AED.'],
  ] as const) {
    await page.context().setGeolocation(geolocationAt(east, north));
    await expect(way(page)).toContainText(words);
  }
  await expect(back).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(way(page)).toContainText('then left into Mill Street');
  await page.context().setGeolocation(geolocationAt(5, 3));
  await expect(way(page)).toContainText('You are back with the patient.');
  await page.goBack();
  await expect(way(page)).toHaveCount(0);
  await page.goForward();
  await expect(way(page)).toBeVisible();

  expect(requested.slice(before)).toEqual([]);
  // The outlines below the streets were saved with the area.
  expect(requested.filter((request) => /\/assets\/.*\.json/.test(request))).toEqual([]);
  const [longitude, latitude] = positionInTown(0, 5);
  const { host } = new URL(page.url());
  for (const request of requested) {
    expect(new URL(request.split(' ')[0] ?? '').host).toBe(host);
    expect(request).not.toMatch(/\/(?:1[3-9]|2\d)\/\d+\/\d+/);
    for (const degrees of [longitude, latitude]) expect(request).not.toContain(degrees.toFixed(3));
  }
});
