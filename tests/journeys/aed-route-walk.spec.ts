import type { Page } from '@playwright/test';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { publishStreets } from '../support/towns/publish-streets.ts';
import { createAedAt, geolocationAt, riverTown } from '../support/towns/river-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import { setDeviceClock } from './device-clock.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The name that the AED list gives another AED. The AED that is nearest to the start has none. */
const named = 'Green Lane Shop';

let registry: SmallRegistry;
let nightRegistry: SmallRegistry;
test.beforeAll(async () => {
  const bar = createAedAt(3, 'Night Bar', 305, -200);
  nightRegistry = await writeSmallRegistry([{ ...bar, tags: { ...bar.tags, opening_hours: 'Mo-Su 08:00-24:00' } }]);
  const { longitude, latitude } = createAedAt(1, '', 305, -200);
  const unnamed = { id: 1, longitude, latitude, tags: { opening_hours: '24/7' } };
  registry = await writeSmallRegistry([unnamed, createAedAt(2, named, 305, -280)]);
});

/** The same town without its bridge, so that no route leads across the river. */
const cutOffTown = { ...riverTown, roads: riverTown.roads.filter(({ road }) => road.name !== 'Long Bridge') };

/** Opens the route to an AED of the list. The visitor is 300 m west of the turn to it. */
async function openRoute(page: Page, path: string, button: RegExp, place = 0, published = registry) {
  await grantPosition(page, geolocationAt(0, 5));
  await publishRegistry(page.context(), published);
  await publishStreets(page.context(), cutOffTown);
  await page.goto(path);
  await page.locator('#aed-locator').getByRole('button').first().click();
  const card = page.locator('#aed-locator').getByRole('article').nth(place);
  // A press just after the streets have arrived does nothing, because cards may have moved.
  await expect(async () => {
    await card.getByRole('button', { name: button }).click();
    await expect(page.locator('#aed-locator section ol')).toBeVisible({ timeout: 2000 });
  }).toPass();
  return card;
}

test('a walker who leaves the route and has no other one is sent back to it, and hears that once', async ({ page }) => {
  await openRoute(page, '/aed', /^Show the route/);
  const way = page.getByRole('region', { name: 'Route to the AED' });
  await expect(way).toContainText('300 m, then right into Green Lane');
  const spoken = way.getByRole('status');
  await page.context().setGeolocation(geolocationAt(100, 5));
  await expect(way).toContainText('200 m, then right into Green Lane');

  await page.context().setGeolocation(geolocationAt(100, 90));
  await expect(way).toContainText('Go back to the route: 90 m');
  await expect(way).not.toContainText('then right into Green Lane');
  const words = 'You left the route. We found no other route from here. Go back to the route: 90 m';
  await expect(spoken).toHaveText(words);
  await page.context().setGeolocation(geolocationAt(110, 125));
  await expect(way.getByText('Go back to the route: 130 m')).toBeVisible();
  await expect(spoken).toHaveText(words);

  await page.context().setGeolocation(geolocationAt(150, 5));
  await expect(way).not.toContainText('Go back to the route');
  await expect(spoken).toHaveText('150 m, then right into Green Lane');
});

test('an AED without a name gets a generic name in the page’s language on its card and route', async ({ page }) => {
  const card = await openRoute(page, '/it/aed', /^Mostra/);
  await expect(card.getByRole('heading')).toHaveText('DAE');
  await expect(page.getByRole('heading', { name: 'Percorso verso il DAE', exact: true })).toBeFocused();
  await expect(page.locator('#aed-locator').getByRole('article', { name: named, exact: true })).toBeVisible();
  await expect(page.locator('#aed-locator').getByRole('status').first()).toContainText('DAE, ');
});

test('a walker passing one AED on the way to another hears of no nearer one, and closing the route shows its card', async ({
  page,
}) => {
  await openRoute(page, '/aed', /^Show the route/, 1);
  const way = page.getByRole('region', { name: `Route to ${named}` });
  const locator = page.locator('#aed-locator');
  const names = locator.getByRole('article').getByRole('heading', { level: 3 });
  await expect(names).toHaveText(['AED', named]);
  for (const [north, words] of [
    [-197, '90 m to the AED'],
    [-250, '40 m to the AED'],
    [-278, 'You are at the AED.'],
  ] as const) {
    await page.context().setGeolocation(geolocationAt(303, north));
    await expect(way).toContainText(words);
  }
  await expect(names).toHaveText([named, 'AED']);
  await expect(locator.getByRole('status').first()).not.toContainText('Another AED is nearer');
  await page.getByRole('button', { name: 'Route back to the patient' }).click();
  await page.context().setGeolocation(geolocationAt(303, -150));
  await expect(page.getByRole('region', { name: 'Route back' })).toContainText('then left into Mill Street');
  await expect(page.getByText('Nearer along the streets')).toHaveCount(0);
  await page.getByRole('button', { name: 'Close the route' }).click();
  const opener = locator
    .getByRole('article', { name: named, exact: true })
    .getByRole('button', { name: /^Show the route/ });
  await expect(opener).toBeFocused();
});

test('a walker to an AED that closes at midnight is warned on the route when they would arrive too late', async ({
  page,
}) => {
  const localMidnight = new Date('2026-11-26T00:00:00+01:00').getTime();
  const setMinutesBefore = (minutes: number) =>
    setDeviceClock(page, new Date(localMidnight - minutes * 60_000).toISOString());
  await setMinutesBefore(20);
  await openRoute(page, '/aed', /^Show the route/, 0, nightRegistry);
  const way = page.getByRole('region', { name: 'Route to Night Bar' });
  await expect(way).toContainText('300 m, then right into Green Lane');
  await expect(way.getByRole('alert')).toHaveCount(0);
  await setMinutesBefore(1);
  await page.context().setGeolocation(geolocationAt(100, 5));
  await expect(way.getByRole('alert')).toHaveText('Closes before you arrive on foot');
  await setMinutesBefore(-1);
  await page.context().setGeolocation(geolocationAt(200, 5));
  await expect(way.getByRole('alert')).toHaveText('Closed until 08:00');
});
