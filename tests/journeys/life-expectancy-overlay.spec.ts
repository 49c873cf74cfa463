import type { Locator, Page } from '@playwright/test';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test } from '../support/journey-fixtures.ts';
import { markerOf, openMap } from './map-steps.ts';

const shadeBox = (page: Page) => page.getByRole('checkbox', { name: 'Shade by life expectancy' });
const legend = (page: Page) => page.getByRole('img', { name: /^Life expectancy at birth in 2023/ });

/** Returns the distinct colours of the overlay's opaque pixels. Each colour represents a range of life expectancy. */
const overlayColours = (map: Locator) =>
  map.locator('.leaflet-life-pane canvas').evaluateAll((tiles) => {
    const colours = new Set<string>();
    for (const tile of tiles as HTMLCanvasElement[]) {
      const pixels = tile.getContext('2d')?.getImageData(0, 0, tile.width, tile.height).data ?? [];
      for (let at = 0; at < pixels.length; at += 4)
        if (pixels[at + 3] === 255) colours.add(`${pixels[at]}, ${pixels[at + 1]}, ${pixels[at + 2]}`);
    }
    return [...colours];
  });

test('shades the map of hubs only on request, in the colours of the life expectancy page', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  const map = await openMap(page);
  await expect(shadeBox(page)).not.toBeChecked();
  expect(requested.filter((url) => /at-birth|land-codes|life-expectancy-layer/.test(url))).toEqual([]);
  await shadeBox(page).focus();
  await page.keyboard.press('Space');
  await expect(legend(page)).toBeVisible();
  await expect(legend(page)).toHaveAttribute('aria-label', /<40: \d+; 40–50: \d+; .*≥85: \d+\.$/);
  // These are the colours of the ranges that cover Europe and the Americas.
  await expect
    .poll(() => overlayColours(map))
    .toEqual(expect.arrayContaining(['108, 165, 127', '151, 186, 118', '198, 205, 112']));
  expect(await findAxeViolations(page)).toEqual([]);
  await page.keyboard.press('Space');
  await expect(legend(page)).toHaveCount(0);
  await expect(map.locator('.leaflet-life-pane canvas')).toHaveCount(0);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a touch on the shaded map shows the country, and a marker above it still opens', async ({ page }) => {
    const map = await openMap(page);
    await shadeBox(page).tap();
    await expect(legend(page)).toBeVisible();
    await expect(map.locator('.leaflet-life-pane canvas').first()).toBeAttached();
    await markerOf(page, 'Iceland').tap();
    await expect(map.locator('.leaflet-popup')).toBeVisible();
  });
});

test.describe('when the figures cannot be loaded', () => {
  test.use({ allowedConsole: [/life expectancy did not load/, /Failed to load resource/] });

  test('reports the failure, and the next press tries again', async ({ page }) => {
    await page.route(/at-birth-both/, (route) => route.abort());
    await openMap(page);
    await shadeBox(page).click();
    await expect(page.getByText('The shades did not load. Check your connection, then try again.')).toBeVisible();
    await expect(shadeBox(page)).not.toBeChecked();
    await page.unroute(/at-birth-both/);
    await shadeBox(page).click();
    await expect(legend(page)).toBeVisible();
  });
});
