import type { Page } from '@playwright/test';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { publishStreets } from '../support/towns/publish-streets.ts';
import { createAedAt, geolocationAt, riverTown, riverTownAeds } from '../support/towns/river-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import { positionInTown } from '../support/towns/town-streets.ts';
import { watchLayoutShifts } from './layout-shifts.ts';

let registry: SmallRegistry;
test.beforeAll(async () => {
  registry = await writeSmallRegistry(riverTownAeds);
});

const names = (page: Page) => page.locator('#aed-locator').getByRole('article').getByRole('heading', { level: 3 });
const card = (page: Page, name: string) => page.locator('#aed-locator').getByRole('article', { name, exact: true });
const way = (page: Page) => page.getByRole('region', { name: /^Route/ });

/**
 * Checks that the start marker and the AED's marker are both inside the route map, and that no map control covers them.
 */
async function expectMarkersInMap(page: Page) {
  const map = way(page).locator('.leaflet-container');
  const markers = map.locator('.leaflet-marker-icon');
  await expect(markers).toHaveCount(2);
  const frame = await map.boundingBox();
  for (const sign of await markers.all()) {
    const box = await sign.boundingBox();
    if (frame === null || box === null) throw new Error('Got no map, expected one with two signs.');
    expect(box.x).toBeGreaterThan(frame.x);
    expect(box.y).toBeGreaterThan(frame.y);
    expect(box.x + box.width).toBeLessThan(frame.x + frame.width);
    expect(box.y + box.height).toBeLessThan(frame.y + frame.height);
    for (const control of await map.locator('.leaflet-control').all()) {
      const over = await control.boundingBox();
      if (over === null) throw new Error('Got a hidden control, expected a visible one.');
      const isBeside = box.x + box.width <= over.x || over.x + over.width <= box.x;
      expect(isBeside || box.y + box.height <= over.y || over.y + over.height <= box.y).toBe(true);
    }
  }
}

async function findInTown(page: Page) {
  await grantPosition(page, geolocationAt(0, 5));
  await publishRegistry(page.context(), registry);
  const requested = await publishStreets(page.context(), riverTown);
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(names(page).first()).toBeVisible();
  return requested;
}

async function openRoute(page: Page) {
  // The page ignores clicks just after the cards have moved, so the click is repeated until the route is open.
  await expect(async () => {
    await card(page, 'Green Lane Shop')
      .getByRole('button', { name: /^Show the route/ })
      .click();
    await expect(way(page)).toBeVisible({ timeout: 2000 });
  }).toPass();
}

test('the AED that is nearer along the streets comes first once they are loaded, and the page says so', async ({
  page,
}) => {
  await findInTown(page);
  await expect(names(page)).toHaveText(['Green Lane Shop', 'Across the River']);
  await expect(page.locator('#aed-locator').getByRole('status').first()).toContainText('Another AED is nearer');
  await expect(card(page, 'Green Lane Shop')).toContainText('0.51 km');
  await expect(card(page, 'Green Lane Shop')).toContainText('along streets');
});

test('an AED beyond the fifty nearest comes first if a river is in front of all of those', async ({ page }) => {
  const across = Array.from({ length: 55 }, (_, at) => createAedAt(10 + at, `Far Bank ${at}`, 8 * (at - 27), 130));
  const many = await writeSmallRegistry([...across, createAedAt(5, 'Mill', -850, 5)]);
  await grantPosition(page, geolocationAt(0, 5));
  await publishRegistry(page.context(), many);
  await publishStreets(page.context(), riverTown);
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(names(page).first()).toHaveText('Mill');
  await expect(card(page, 'Mill')).toContainText('along streets');
  // The order of the list stays the same while the visitor walks.
  await page.context().setGeolocation(geolocationAt(-100, 4));
  await expect(card(page, 'Mill')).toContainText('0.76 km');
  await expect(names(page).first()).toHaveText('Mill');
});

test('the list follows a walker: distances fall, and the order changes once the first AED is passed', async ({
  page,
}) => {
  const requested = await findInTown(page);
  await expect(names(page)).toHaveText(['Green Lane Shop', 'Across the River']);
  const before = new Set(requested);
  await page.context().setGeolocation(geolocationAt(150, 4));
  await expect(card(page, 'Green Lane Shop')).toContainText('0.36 km');
  // From the bridge, the other AED is nearer than the first. The list must still keep its order.
  await page.context().setGeolocation(geolocationAt(900, 100));
  await expect(card(page, 'Across the River')).toContainText('0.93 km');
  await expect(names(page)).toHaveText(['Green Lane Shop', 'Across the River']);
  await page.context().setGeolocation(geolocationAt(303, -195));
  await expect(card(page, 'Green Lane Shop')).toContainText('0.01 km');
  await page.context().setGeolocation(geolocationAt(880, 119));
  await expect(names(page)).toHaveText(['Across the River', 'Green Lane Shop']);
  // The map next to the list may load the same cell again. Walking must not request any other cell.
  expect(requested.filter((path) => !before.has(path))).toEqual([]);
});

test('nothing moves when the routes arrive and the order stays the same', async ({ page }) => {
  let letWaysCome = () => {};
  const waysMayCome = new Promise<void>((resolve) => {
    letWaysCome = resolve;
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await grantPosition(page, geolocationAt(300, -150));
  await publishRegistry(page.context(), registry);
  await publishStreets(page.context(), riverTown);
  await page.context().route('**/streets/ways/**', async (route) => {
    await waysMayCome;
    await route.fallback();
  });
  const shifts = await watchLayoutShifts(page);
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(names(page)).toHaveText(['Green Lane Shop', 'Across the River']);
  const address = card(page, 'Green Lane Shop').getByText('0.0', { exact: false }).first();
  await expect(address).toBeVisible();
  await expect(card(page, 'Green Lane Shop').getByRole('button', { name: /^Show the route/ })).toHaveCount(0);
  // A web font that loads later may change line breaks.
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const heights = () => page.getByRole('article').evaluateAll((cards) => cards.map((one) => one.clientHeight));
  const before = await heights();
  await shifts.restart();
  letWaysCome();
  await expect(card(page, 'Green Lane Shop').getByRole('button', { name: /^Show the route/ })).toBeVisible();
  expect(await shifts.list()).toEqual([]);
  expect(await heights()).toEqual(before);
});

test('a walker who set off before the streets loaded is asked before reordering, and their card stays in place', async ({
  page,
}) => {
  let letStreetsCome = () => {};
  const streetsMayCome = new Promise<void>((resolve) => {
    letStreetsCome = resolve;
  });
  await grantPosition(page, geolocationAt(0, 5));
  await publishRegistry(page.context(), registry);
  await publishStreets(page.context(), riverTown);
  await page.context().route('**/streets/index.json', async (route) => {
    await streetsMayCome;
    await route.fallback();
  });
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(names(page).first()).toHaveText('Across the River');
  await page.context().route('https://www.google.com/**', (route) => route.fulfill({ body: 'maps' }));
  await page.getByRole('combobox', { name: 'Open Walk and Drive in' }).selectOption('Google Maps');
  const opened = page.context().waitForEvent('page');
  await card(page, 'Across the River').getByRole('button', { name: 'Walk' }).click();
  await opened;
  letStreetsCome();
  await expect(page.getByText('Nearer along the streets: Green Lane Shop')).toBeVisible();
  await expect(names(page)).toHaveText(['Across the River', 'Green Lane Shop']);
  await page.getByRole('button', { name: 'Show it first' }).click();
  await expect(names(page)).toHaveText(['Green Lane Shop', 'Across the River']);
});

test('the route leads to the AED and back and follows the walker, and no request reveals their position', async ({
  page,
}) => {
  // On a phone, only the map of the route is open.
  await page.setViewportSize({ width: 390, height: 844 });
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  const requested = await findInTown(page);
  await openRoute(page);
  await expect(way(page).getByRole('heading', { level: 3 })).toBeFocused();
  await expect(way(page)).toContainText('300 m, then right into Green Lane');
  await expect(way(page).getByRole('listitem')).toHaveText([
    'Set off along Mill Street. Continue for 300 m.',
    'Right into Green Lane. Continue for 200 m.',
  ]);
  await expect(way(page).locator('.leaflet-container')).toBeVisible();
  await expectMarkersInMap(page);
  // The search and the route's map each request the cell once.
  await expect.poll(() => requested.filter((path) => path.includes('/ways/')).length).toBe(2);
  const before = requests.length;

  await page.context().setGeolocation(geolocationAt(150, 4));
  await expect(way(page)).toContainText('150 m, then right into Green Lane');
  await page.context().setGeolocation(geolocationAt(292, 3));
  await expect(way(page)).toContainText('Now right into Green Lane');
  await page.context().setGeolocation(geolocationAt(305, -100));
  await expect(way(page)).toContainText('100 m to the AED');

  await test.step('a walker who leaves the route gets a new route from their position', async () => {
    await page.context().setGeolocation(geolocationAt(700, 2));
    await expect(way(page)).toContainText('You left the route. This is a new one.');
    await expect(way(page)).toContainText('400 m, then left into Green Lane');
  });

  await page.context().setGeolocation(geolocationAt(303, -190));
  await expect(way(page)).toContainText('You are at the AED.');
  await expect(way(page)).toContainText('Beside the door');
  await way(page).getByRole('button', { name: 'Route back to the patient' }).press('Enter');
  await expect(way(page).getByRole('heading', { name: 'Route back to the patient' })).toBeFocused();
  await expect(way(page)).toContainText('then left into Mill Street');
  await page.context().setGeolocation(geolocationAt(5, 3));
  await expect(way(page)).toContainText('You are back with the patient.');
  await way(page).getByRole('button', { name: 'Close the route' }).click();
  await expect(card(page, 'Green Lane Shop').getByRole('button', { name: /^Show the route/ })).toBeFocused();

  // Walking must not send any request.
  expect(requests.slice(before).filter((request) => !request.includes('/assets/'))).toEqual([]);
  for (const path of requested)
    expect(path).toMatch(/^\/streets\/(?:index\.json|areas\/7\/[^.]+\.json|(?:ways|land)\/12\/[^.]+\.mvt)$/);
  const [longitude, latitude] = positionInTown(0, 5);
  for (const request of requests)
    for (const degrees of [longitude, latitude]) expect(request).not.toContain(degrees.toFixed(3));
});

test('a walker who left the streets and reaches them elsewhere gets a route from there', async ({ page }) => {
  await findInTown(page);
  await openRoute(page);
  await expect(way(page)).toContainText('300 m, then right into Green Lane');
  await page.context().setGeolocation(geolocationAt(0, -900));
  await page.context().setGeolocation(geolocationAt(-500, 2));
  await expect(way(page)).toContainText('800 m, then right into Green Lane');
});

test('a walker who denies the location on the route and allows it again is followed again', async ({ page }) => {
  await findInTown(page);
  await openRoute(page);
  await page.context().setGeolocation(geolocationAt(150, 4));
  await expect(way(page)).toContainText('150 m, then right into Green Lane');
  await page.context().clearPermissions();
  await expect(way(page)).toContainText('We cannot see your location');
  await page.context().grantPermissions(['geolocation']);
  await page.context().setGeolocation(geolocationAt(200, 4));
  await expect(way(page)).toContainText('100 m, then right into Green Lane');
  await expect(way(page)).not.toContainText('We cannot see your location');
});

test('the way back leads to the patient, even after another search on the way', async ({ page }) => {
  await findInTown(page);
  await openRoute(page);
  await page.context().setGeolocation(geolocationAt(150, 4));
  await expect(way(page)).toContainText('150 m, then right into Green Lane');
  // A repeated search accepts only positions determined after the button was pressed, and Playwright reports each
  // position only once.
  await page.evaluate(
    (coords) => {
      navigator.geolocation.getCurrentPosition = (onFound) =>
        onFound({ coords, timestamp: Date.now() } as GeolocationPosition);
    },
    geolocationAt(150, 4),
  );
  const results = page.getByRole('heading', { name: 'Send someone for this AED first' });
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(results).toBeFocused();
  await page.context().setGeolocation(geolocationAt(303, -190));
  await expect(way(page)).toContainText('You are at the AED.');
  await way(page).getByRole('button', { name: 'Route back to the patient' }).click();
  await page.context().setGeolocation(geolocationAt(150, 4));
  await expect(way(page)).toContainText('150 m to the patient');
});
