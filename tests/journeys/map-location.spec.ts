import type { Locator } from '@playwright/test';
import { expect, grantPosition, positions, test } from '../support/journey-fixtures.ts';
import { cardOf, hoverCard, markerOf, nearestHubButton, openMap, openMapWithPausedClock } from './map-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('in Madrid the nearest hub is Madrid, with 13 within 2000 km, and the list of ten wraps around', async ({
  page,
}) => {
  await grantPosition(page, positions.madrid);
  const map = await openMap(page);
  const section = page.locator('#map');
  await expect(section).toContainText(/Active Nodes\s*127/);
  await expect(section).toContainText('Find location to calculate');
  await nearestHubButton(page).click();
  // The card disappears after seven seconds, which may be too soon on a busy machine.
  await hoverCard(page);
  await expect(cardOf(page)).toContainText('Nearest Hub:');
  await expect(cardOf(page)).toContainText('Madrid');
  await expect(cardOf(page)).toContainText('Community of Madrid');
  await expect(cardOf(page)).toContainText('You are approximately 0 km away');
  await expect(cardOf(page)).toContainText('SLI 94%');
  await expect(cardOf(page)).toContainText('Ξaccess 91%');
  await expect(cardOf(page)).toContainText('Hub 1 of 10 nearby');
  await expect(map).toHaveAttribute('data-zoom', '6');
  await expect(map).toHaveAttribute('data-center', '-3.704,40.417');
  await expect(map.getByText('Your Location')).toBeVisible();
  await expect(section).toContainText(/Active Nodes\s*13/);
  await expect(section).toContainText('Hubs within 2000km');
  await expect(page.getByRole('region', { name: 'Madrid', exact: true })).toContainText('Nearest Hub');
  await page.getByRole('button', { name: 'Previous hub' }).click();
  await expect(cardOf(page)).toContainText('Hub 10 of 10 nearby');
  await expect(cardOf(page)).toContainText('Vatican City');
  await page.getByRole('button', { name: 'Next hub' }).click();
  await expect(cardOf(page)).toContainText('Hub 1 of 10 nearby');
  await expect(cardOf(page)).toContainText('Madrid');

  // The map may still be moving, so a click on a marker can miss it.
  await expect(async () => {
    await markerOf(page, 'Portugal').click();
    await expect(cardOf(page)).toContainText('Selected Hub:', { timeout: 2000 });
  }).toPass();
  await expect(cardOf(page)).toContainText('You are approximately 365 km away');
  await expect(cardOf(page)).toContainText('Hub 2 of 10 nearby');
});

test('in Honolulu the nearest hub is Oʻahu, with three within 2000 km', async ({ page }) => {
  await grantPosition(page, positions.honolulu);
  await openMap(page);
  await nearestHubButton(page).click();
  await hoverCard(page);
  await expect(cardOf(page)).toContainText('Oʻahu (Honolulu)');
  await expect(cardOf(page)).toContainText('You are approximately 0 km away');
  await expect(page.locator('#map')).toContainText(/Active Nodes\s*3/);
});

test('in Suva the nearest hub is Sydney, and French Polynesia is second by the short way across the date line', async ({
  page,
}) => {
  await grantPosition(page, positions.suva);
  const map = await openMap(page);
  await nearestHubButton(page).click();
  await hoverCard(page);
  await expect(cardOf(page)).toContainText('Sydney');
  await expect(cardOf(page)).toContainText('You are approximately 3218 km away');
  await expect(page.locator('#map')).toContainText(/Active Nodes\s*0/);
  await page.getByRole('button', { name: 'Next hub' }).click();
  await expect(cardOf(page)).toContainText('Selected Hub:');
  await expect(cardOf(page)).toContainText('French Polynesia');
  await expect(cardOf(page)).toContainText('You are approximately 3396 km away');

  for (const zoom of ['5', '4', '3']) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(map).toHaveAttribute('data-zoom', zoom);
  }
  const label = map.getByText('Your Location');
  await expect(async () => {
    const there = await markerOf(page, 'French Polynesia').boundingBox();
    expect(there?.x).toBeGreaterThan((await label.boundingBox())?.x ?? Infinity);
    // At zoom 3 the world is 2048 pixels wide. The 32° to French Polynesia are 183 pixels, and the way around the other
    // side of the world is 1865 pixels.
    const widths = await map
      .locator('.leaflet-overlay-pane path')
      .evaluateAll((paths) =>
        paths.map((path) => Math.round(path.getBoundingClientRect().width)).sort((one, other) => one - other),
      );
    expect(widths).toHaveLength(2);
    expect(widths[0]).toBeGreaterThan(150);
    expect(widths[1]).toBeLessThan(200);
  }).toPass();

  await test.step('the label moves to the other side where it would leave the map', async () => {
    await expect(label).toHaveAttribute('data-side', 'right');
    const frame = await map.boundingBox();
    const rightOf = (box: typeof frame) => (box === null ? Number.NaN : box.x + box.width);
    const here = await label.boundingBox();
    const stepsToEdge = Math.floor((rightOf(frame) - (here?.x ?? Number.NaN)) / 80);
    for (let step = 0; step < stepsToEdge; step += 1) await map.press('ArrowLeft');
    await expect(label).toHaveAttribute('data-side', 'left');
    await expect.poll(async () => rightOf(await label.boundingBox())).toBeLessThan(rightOf(frame));
  });
});

test("on a telephone neither the card nor the button that reopens it covers the map's credits", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await grantPosition(page, positions.madrid);
  const map = await openMapWithPausedClock(page);
  const credits = map.locator('.leaflet-control-attribution');
  const expectAboveCredits = async (element: Locator) =>
    expect(async () => {
      const [above, below] = [await element.boundingBox(), await credits.boundingBox()];
      expect(below?.height).toBeGreaterThan(30);
      expect(Number(above?.y) + Number(above?.height)).toBeLessThanOrEqual(Number(below?.y));
    }).toPass();
  await nearestHubButton(page).click();
  await expectAboveCredits(cardOf(page));
  await page.clock.runFor(7100);
  await expectAboveCredits(page.getByRole('button', { name: 'Show the card of Madrid again' }));
});

test('the card fades 7 seconds after a hub was selected, waits while the pointer is on it, and can be reopened', async ({
  page,
}) => {
  await grantPosition(page, positions.madrid);
  await openMapWithPausedClock(page);
  await nearestHubButton(page).click();
  await expect(cardOf(page)).toBeVisible();
  await page.clock.runFor(6900);
  await expect(cardOf(page)).toBeVisible();
  await page.clock.runFor(200);
  await expect(cardOf(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show the card of Madrid again' }).click();
  await expect(cardOf(page)).toBeVisible();

  await test.step('is back 100 ms after the next hub is selected, with the focus unchanged', async () => {
    const next = page.getByRole('button', { name: 'Next hub' });
    await next.focus();
    await page.keyboard.press('Enter');
    await expect(cardOf(page)).toBeHidden();
    await page.clock.runFor(90);
    await expect(cardOf(page)).toBeHidden();
    await page.clock.runFor(20);
    await expect(cardOf(page)).toBeVisible();
    await expect(cardOf(page)).toContainText('Hub 2 of 10 nearby');
    await expect(next).toBeFocused();
  });

  await test.step('continues its timer once the pointer has left', async () => {
    await nearestHubButton(page).click();
    await cardOf(page).hover();
    await page.clock.runFor(60_000);
    await expect(cardOf(page)).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.runFor(6900);
    await expect(cardOf(page)).toBeVisible();
    await page.clock.runFor(200);
    await expect(cardOf(page)).toBeHidden();
  });
});

test('logs a denied position only to the console', async ({ page }) => {
  await openMap(page);
  const line = page.waitForEvent('console', (message) => message.text().includes('could not find your location'));
  await nearestHubButton(page).click();
  await line;
  await expect(nearestHubButton(page)).toBeEnabled();
  await expect(cardOf(page)).toHaveCount(0);
  await expect(page.getByTestId('toast')).toHaveCount(0);
  await expect(page.locator('#map')).toContainText(/Active Nodes\s*127/);
  await markerOf(page, 'Iceland').click();
  await expect(cardOf(page)).toContainText('Iceland');
});

test('the button says that it is locating and is disabled while the position is awaited', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {};
  });
  await openMap(page);
  await nearestHubButton(page).click();
  await expect(page.getByRole('button', { name: 'Waiting for your location…' })).toBeDisabled();
});

test('the exact position is in no request and no storage, and no tile is finer than zoom 12 until the visitor asks', async ({
  page,
}) => {
  const requests: string[] = [];
  const zooms: number[] = [];
  page.on('request', (request) => {
    requests.push(`${request.url()} ${request.postData() ?? ''}`);
    const tile = /tile\.openstreetmap\.org\/(\d+)\//.exec(request.url());
    if (tile !== null) zooms.push(Number(tile[1]));
  });
  await grantPosition(page, { latitude: 40.987654, longitude: -3.123456 });
  const map = await openMap(page);
  await nearestHubButton(page).click();
  await expect(map).toHaveAttribute('data-zoom', '6');
  await expect(cardOf(page)).toContainText('Madrid');
  const expectKeptSecret = async () => {
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    for (const secret of ['40.98', '-3.12']) {
      expect(stored).not.toContain(secret);
      expect(requests.filter((request) => request.includes(secret))).toEqual([]);
    }
  };
  await expectKeptSecret();
  const offer = page.getByRole('button', { name: 'Load street detail' });
  for (let zoom = 7; zoom <= 14; zoom += 1) {
    await page.getByRole('button', { name: 'Zoom in' }).click();
    await expect(map).toHaveAttribute('data-zoom', String(zoom));
  }
  await expect(offer).toBeVisible();
  await expect(page.locator('#map')).toContainText('which would see the area you view');
  await expect.poll(() => Math.max(...zooms)).toBe(12);
  await offer.click();
  await expect.poll(() => Math.max(...zooms)).toBe(14);
  await expect(offer).toHaveCount(0);
  await expect(map).toBeFocused();
  await expectKeptSecret();
});
