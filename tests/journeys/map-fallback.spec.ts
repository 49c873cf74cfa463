import { hubs } from '../../content/hubs.ts';
import { expect, test } from '../support/journey-fixtures.ts';
import { tileHost } from '../support/tile-host.ts';
import { cardOf, markerOf, openMap, waitForMap } from './map-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('without tiles the drawn map is shown, says so and works', async ({ page }) => {
  await page.route(`https://${tileHost}/**`, (route) => route.abort());
  const map = await openMap(page);
  await expect(page.getByText('Street map unavailable; showing the drawn map')).toBeVisible();
  await expect(map.locator('.leaflet-underlay-pane canvas').first()).toBeVisible();
  await markerOf(page, 'Iceland').click();
  await expect(cardOf(page)).toContainText('Iceland');
  await expect(map.getByText('OpenStreetMap contributors')).toBeVisible();
});

/** Some tile servers refuse a request by sending an image whose text says that access is blocked. */
const blockedImage = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test.describe('when tiles are refused with an image', () => {
  test.use({ allowedAnswer: /^403 for https:\/\/tile\./ });

  test('treats the tiles as missing, and does not show the image', async ({ page }) => {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    await page.route(`https://${tileHost}/**`, (route) =>
      route.fulfill({ status: 403, contentType: 'image/png', headers, body: blockedImage }),
    );
    const map = await openMap(page);
    await expect(page.getByText('Street map unavailable; showing the drawn map')).toBeVisible();
    await expect(map.locator('[class*=tiles] .leaflet-tile-loaded')).toHaveCount(0);
    await page.unroute(`https://${tileHost}/**`);
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(page.getByText('Street map unavailable')).toHaveCount(0);
  });
});

test('shows tiles of a host without CORS as images', async ({ page }) => {
  await page.route(`https://${tileHost}/**`, (route) =>
    route.fulfill({ contentType: 'image/png', body: blockedImage }),
  );
  const map = await openMap(page);
  await expect(map.locator('[class*=tiles] .leaflet-tile-loaded').first()).toBeAttached();
  await expect(page.getByText('Street map unavailable')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list links to every place, and Paris says that its program is planned', async ({ page }) => {
    await page.goto('/');
    const section = page.locator('#map');
    await expect(section.locator('a[href^="/bluezones/"]')).toHaveCount(
      hubs.filter(({ path }) => path !== null).length,
    );
    await expect(section.getByRole('listitem').filter({ hasText: 'Paris' })).toContainText('Program coming soon');
    await expect(section.locator('noscript p')).toBeVisible();
    await expect(section.locator('noscript p')).toHaveText(
      'The interactive map needs JavaScript. This list links to every hub.',
    );
    await expect(section.getByRole('heading', { level: 3, name: 'Oceania and the Pacific' })).toBeAttached();
    await expect(section.getByRole('button', { name: 'List' })).toHaveCount(0);
  });
});

/** Matches the map's scripts and stylesheets. */
const mapFiles = /\/(hub-map|map-sheet)-[^/]*\.(js|css)$/;

test.describe('when the map cannot be loaded', () => {
  test.use({ allowedConsole: [/The map failed|dynamically imported module|preload CSS|error boundary/i] });

  test('the list stays, says so, and a second try loads the map', async ({ page }) => {
    await page.route(mapFiles, (route) => route.abort());
    await page.goto('/');
    await page.getByRole('button', { name: 'Find My Nearest Longevity Hub' }).scrollIntoViewIfNeeded();
    await expect(page.getByText('The map did not load.')).toBeVisible();
    await expect(page.getByRole('group', { name: 'The hubs' }).getByRole('link', { name: 'Okinawa' })).toBeVisible();
    await page.unroute(mapFiles);
    await page.getByRole('button', { name: 'Try again' }).click();
    await waitForMap(page);
    await expect(markerOf(page, 'Iceland')).toBeAttached();
    await expect(page.locator('.leaflet-marker-pane')).toHaveCSS('position', 'absolute');
  });

  test('a second try loads the map with its styles beside the table of places', async ({ page }) => {
    await page.route(mapFiles, (route) => route.abort());
    await page.goto('/hubs?place=monaco');
    await expect(page.getByText('The map did not load. The table has every place.')).toBeVisible();
    await page.unroute(mapFiles);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('region', { name: 'Map of the hubs' })).toHaveAttribute(
      'data-center',
      /^7\.\d+,43\.\d+$/,
    );
    await expect(page.locator('.leaflet-marker-pane')).toHaveCSS('position', 'absolute');
  });
});

test('with tiles there is no notice; the switch leads to the list and from a row back to the map', async ({ page }) => {
  const map = await openMap(page);
  await expect(map.locator('[class*=tiles] .leaflet-tile-loaded').first()).toBeAttached();
  await expect(page.getByText('Street map unavailable')).toHaveCount(0);
  const choose = (name: string) => page.getByRole('button', { name, exact: true });
  await expect(choose('Map')).toHaveAttribute('aria-pressed', 'true');
  await page.emulateMedia({ forcedColors: 'active' });
  const groundOf = (name: string) => choose(name).evaluate((button) => getComputedStyle(button).backgroundColor);
  expect(await groundOf('Map'), 'the chosen view in a palette of the reader’s own').not.toBe(await groundOf('List'));
  await page.emulateMedia({ forcedColors: 'none' });
  await choose('List').click();
  await expect(map).toBeHidden();
  await expect(page.getByRole('heading', { level: 3, name: 'Europe' })).toBeVisible();
  await page.getByRole('button', { name: 'Show Okinawa on the map' }).click();
  await expect(map).toBeVisible();
  await expect(map).toHaveAttribute('data-center', '127.945,26.501');
  await expect(cardOf(page)).toContainText('Okinawa');
});

test('below the map are two films that can be closed in every way, the product’s site, and figures marked as samples', async ({
  page,
}) => {
  await page.goto('/');
  const waysToClose = (name: string) => [
    () => page.getByRole('button', { name }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(4, 4),
  ];

  await test.step('the introduction closes by its button, by Escape and by the backdrop', async () => {
    const open = page.getByRole('button', { name: 'Watch Introduction Video' });
    const film = page.locator('video');
    for (const close of waysToClose('Close introduction video')) {
      await open.click();
      await expect(film).toBeVisible();
      await expect(film).toContainText('Your browser does not support the video tag.');
      await expect(film.locator('track[kind="captions"]')).toHaveCount(1);
      await close();
      await expect(film).toHaveCount(0);
      await expect(open).toBeFocused();
    }
  });

  await test.step('the explainer loads its player only while it is open', async () => {
    const player = page.locator('iframe');
    for (const close of waysToClose('Close explainer')) {
      await expect(player).toHaveCount(0);
      await page.getByRole('button', { name: 'Symbiotics Symbiosis Explained' }).click();
      await expect(player).toHaveAttribute('title', 'Video: Symbiotics Symbiosis Explained');
      await expect(player).toHaveAttribute('src', '/player');
      await close();
      await expect(player).toHaveCount(0);
    }
  });

  await test.step('the product’s site opens in a new tab without access to this one', async () => {
    const link = page.getByRole('link', { name: 'Visit Symbiotics.One' });
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', /noopener/);
  });

  await test.step('example figures are marked as samples', async () => {
    const tiles = page.locator('#map dl').first().locator('> div');
    await expect(tiles.nth(0)).toContainText('Sample data');
    await expect(tiles.nth(1)).toContainText(`Original figure; the map now shows ${hubs.length}`);
    await expect(tiles.nth(1)).not.toContainText('Sample data');
    await expect(tiles.nth(2)).toContainText('96%');
    await expect(tiles.nth(2)).toContainText('Sample data');
  });
});
