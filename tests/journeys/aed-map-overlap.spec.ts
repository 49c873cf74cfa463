import type { Locator, Page } from '@playwright/test';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { serveAedPages } from '../support/towns/aed-pages.ts';
import { type PlacedAed, publishRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';

/** The visitor is on the market square of Kraków. */
const visitor = { latitude: 50.061712, longitude: 19.937345 };

/** Three AEDs at the counter of one station: two at the same point, and one 2 m beside it. */
const stationAeds: readonly PlacedAed[] = ['Ticket Hall', 'Station Police', 'First Aid Room'].map((name, place) => ({
  id: 8_700_000_001 + place,
  longitude: place === 2 ? 19.93803 : 19.938,
  latitude: 50.0618,
  tags: { name, opening_hours: '24/7', access: 'yes' },
}));

const mapOf = (page: Page) => page.getByRole('region', { name: /^Map of the AEDs/ });

/** Whether a tap in the middle of a marker presses that marker and no other one. */
const isOnTop = (marker: Locator) =>
  marker.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('of AEDs at one point, each has a sign that can be seen and pressed', async ({ page }) => {
  await publishRegistry(page.context(), await writeSmallRegistry(stationAeds));
  await grantPosition(page, visitor);
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  const signs = mapOf(page).getByRole('button', { name: /^[123], / });
  await expect(signs).toHaveCount(3);
  await mapOf(page).scrollIntoViewIfNeeded();
  for (const [button, zoom] of [
    ['Zoom out', '16'],
    ['Zoom out', '15'],
    ['Zoom in', '16'],
    ['Zoom in', '17'],
    ['Zoom in', '18'],
  ] as const) {
    await page.getByRole('button', { name: button }).click();
    await expect(mapOf(page)).toHaveAttribute('data-zoom', zoom);
    for (const sign of await signs.all()) await expect.poll(() => isOnTop(sign)).toBe(true);
  }
  for (const sign of await signs.all()) {
    await sign.click();
    await expect(sign).toHaveAttribute('aria-pressed', 'true');
  }
});

test.describe('on the page of an AED', () => {
  // The page has no streets of its own, and the host of the tiles is a fake one.
  test.use({ allowedConsole: [/tile\.openstreetmap\.org.*address space/] });

  test('others at its point can be seen, pressed and reached by the arrow keys', async ({ page }) => {
    const registry = await writeSmallRegistry(stationAeds);
    await serveAedPages(page.context(), registry, { hasStreets: false });
    await publishRegistry(page.context(), registry);
    await page.goto(`/aed/osm/node/${stationAeds[0]?.id}`);
    await page.getByRole('button', { name: 'Show on the map' }).click();
    const others = mapOf(page)
      .getByRole('group', { name: /^Other AEDs in view/ })
      .getByRole('button');
    await expect(others).toHaveCount(2);
    for (const marker of await others.all()) expect(await isOnTop(marker)).toBe(true);
    const reached = new Set<string | null>();
    for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) {
      await others.first().focus();
      await page.keyboard.press(key);
      reached.add(await page.locator(':focus').getAttribute('aria-label'));
    }
    expect([...reached].sort()).toEqual(['AED: First Aid Room', 'AED: Station Police']);
    await others.first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Station Police|First Aid Room/);
  });
});
