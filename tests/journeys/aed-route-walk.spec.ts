import type { Page } from '@playwright/test';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { publishStreets } from '../support/towns/publish-streets.ts';
import { createAedAt, geolocationAt, riverTown } from '../support/towns/river-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** The name that the register gives another AED. The AED that is nearest to the start has none. */
const named = 'Green Lane Shop';

let registry: SmallRegistry;
test.beforeAll(async () => {
  const { longitude, latitude } = createAedAt(1, '', 305, -200);
  const unnamed = { id: 1, longitude, latitude, tags: { opening_hours: '24/7' } };
  registry = await writeSmallRegistry([unnamed, createAedAt(2, named, 305, -280)]);
});

/** The same town without its bridge, so that no route leads across the river. */
const cutOffTown = { ...riverTown, roads: riverTown.roads.filter(({ road }) => road.name !== 'Long Bridge') };

/** Opens the route to the first AED of the list. The visitor is 300 m west of the turn to it. */
async function openRoute(page: Page, path: string, button: RegExp) {
  await grantPosition(page, geolocationAt(0, 5));
  await publishRegistry(page.context(), registry);
  await publishStreets(page.context(), cutOffTown);
  await page.goto(path);
  await page.locator('#aed-locator').getByRole('button').first().click();
  const card = page.locator('#aed-locator').getByRole('article').first();
  await card.getByRole('button', { name: button }).click();
  return card;
}

test('who leaves the route for a place without another one is sent back to it, and hears that once', async ({
  page,
}) => {
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

test('an AED without a name goes by the word of the page’s language, on its card and its route', async ({ page }) => {
  const card = await openRoute(page, '/it/aed', /^Mostra/);
  await expect(card.getByRole('heading')).toHaveText('DAE');
  await expect(page.getByRole('heading', { name: 'Percorso verso il DAE', exact: true })).toBeFocused();
  await expect(page.locator('#aed-locator').getByRole('article', { name: named, exact: true })).toBeVisible();
  await expect(page.locator('#aed-locator').getByRole('status').first()).toContainText('DAE, ');
});
