import type { Page } from '@playwright/test';
import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { serveAedPages } from '../support/towns/aed-pages.ts';
import { publishStreets } from '../support/towns/publish-streets.ts';
import { geolocationAt, riverTown, riverTownAeds } from '../support/towns/river-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import { positionInTown } from '../support/towns/town-streets.ts';

/** Returns an id that no other journey uses, because all journeys share a database. */
const ownId = (id: number) => id + 8_500_000_000;
/** The page of the AED at Green Lane Shop, which is 500 m along two streets from the start of Mill Street. */
const shop = `/aed/osm/node/${ownId(2)}`;

let registry: SmallRegistry;
test.beforeAll(async () => {
  registry = await writeSmallRegistry(riverTownAeds.map((aed) => ({ ...aed, id: ownId(aed.id) })));
});

test.use({ viewport: { width: 390, height: 844 }, allowedConsole: [/tile\.openstreetmap\.org.*address space/] });

const route = (page: Page) => page.getByRole('region', { name: /^Route (?:to Green|back)/ });

/** Opens the page of the AED with streets around it. Returns an array to which each request is added. */
async function openShop(page: Page, hash = ''): Promise<readonly string[]> {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await serveAedPages(page.context(), registry, { hasStreets: true });
  await publishRegistry(page.context(), registry);
  await publishStreets(page.context(), riverTown);
  await page.goto(shop + hash);
  return sent;
}

test("the AED page shows a route along the streets from the visitor's position, and back", async ({ page }) => {
  await grantPosition(page, geolocationAt(0, 5));
  await openShop(page);
  await page.getByRole('button', { name: 'Show the route' }).click();
  await expect(route(page).getByRole('heading', { level: 3 })).toBeFocused();
  await expect(route(page).getByRole('listitem')).toHaveText([
    'Set off along Mill Street. Continue for 300 m.',
    'Right into Green Lane. Continue for 200 m.',
  ]);
  await expect(route(page).locator('.leaflet-container')).toBeVisible();
  // The pane has a width of zero. If the drawing were not wider than the pane, no line would be visible.
  const drawing = route(page).locator('.leaflet-way-pane > svg');
  await expect.poll(async () => (await drawing.boundingBox())?.width ?? 0).toBeGreaterThan(100);
  // The drawing is hidden from screen readers, which would announce it as an image without a name. The list of turns
  // next to it has the same content.
  await expect(drawing).toHaveAttribute('aria-hidden', 'true');
  expect(await findAxeViolationsLightAndDark(page)).toEqual([]);
  await page.context().setGeolocation(geolocationAt(303, -190));
  await expect(route(page)).toContainText('You are at the AED.');
  await route(page).getByRole('button', { name: 'Route back to the patient' }).click();
  await expect(route(page)).toContainText('then left into Mill Street');
  await route(page).getByRole('button', { name: 'Close the route' }).click();
  await expect(page.getByRole('button', { name: 'Show the route' })).toBeFocused();
});

test('explains a refused location, and opens the route once location is allowed', async ({ page }) => {
  await grantPosition(page, geolocationAt(0, 5));
  await page.context().clearPermissions();
  await openShop(page);
  await page.getByRole('button', { name: 'Show the route' }).click();
  await expect(page.getByRole('alert')).toHaveText('This page cannot see your location.');
  await expect(page.getByText('To share your location,')).toBeVisible();
  await page.context().grantPermissions(['geolocation']);
  await expect(route(page)).toContainText('then right into Green Lane');
  await expect(page.getByText('To share your location,')).toBeHidden();
});

test("a helper's link shows the route back to the patient and sends nobody's position", async ({ page }) => {
  await grantPosition(page, geolocationAt(303, -190));
  const [longitude, latitude] = positionInTown(-300, 4);
  const sent = await openShop(page, `#to=${latitude},${longitude}`);
  const main = page.getByRole('main');
  await expect(main).toContainText(/From this AED back to the patient: 0?\.?8\d* (?:km|m).* along streets, about/);
  await page.getByRole('button', { name: 'Route back to the patient' }).click();
  await expect(route(page)).toContainText('left into Mill Street');
  await page.context().setGeolocation(geolocationAt(100, 3));
  await expect(route(page)).toContainText('400 m to the patient');
  await page.context().setGeolocation(geolocationAt(-299, 3));
  await expect(route(page)).toContainText('You are back with the patient.');
  await page.goBack();
  await expect(route(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Route back to the patient' })).toBeFocused();
  await expect(main).toContainText('From this AED back to the patient');
  for (const one of sent) expect(one).not.toContain(String(latitude));
});

test('keeps the straight line when no street leads to the patient', async ({ page }) => {
  await openShop(page, '#to=47.1661,9.5101');
  await expect(page.getByRole('main')).toContainText('km in a straight line');
  await page.getByRole('button', { name: 'Route back to the patient' }).click();
  await expect(page.getByRole('alert')).toContainText('We could not find a route along the streets from here.');
});

test('says when the position is missing, and offers maps apps beside that', async ({ page }) => {
  await openShop(page);
  await page.getByRole('button', { name: 'Show the route' }).click();
  await expect(page.getByRole('alert')).toContainText('This page cannot see your location.');
  await expect(page.getByRole('link', { name: 'Google Maps' })).toBeVisible();
});

test('offers no route along streets when no streets are published', async ({ page }) => {
  await serveAedPages(page.context(), registry);
  await page.goto(shop);
  await expect(page.getByRole('button', { name: 'Show on the map' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Show the route' })).toHaveCount(0);
});
