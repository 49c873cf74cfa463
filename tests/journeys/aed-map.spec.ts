import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import {
  type PlacedAed,
  publishRegistry,
  type SmallRegistry,
  writeSmallRegistry,
} from '../support/towns/small-registry.ts';
import { setDeviceClock } from './device-clock.ts';

/** The visitor is on the market square of Kraków. */
const visitor = { latitude: 50.061712, longitude: 19.937345 };

const near: readonly PlacedAed[] = [
  { id: 1, longitude: 19.9385, latitude: 50.0617, tags: { name: 'Cloth Hall', opening_hours: '24/7', access: 'yes' } },
  { id: 2, longitude: 19.9362, latitude: 50.0609, tags: { name: 'Town Hall Tower', access: 'yes' } },
  { id: 3, longitude: 19.9391, latitude: 50.0608, tags: { name: 'Grocery', opening_hours: 'Mo-Su 08:00-20:00' } },
];

/** Three hundred more AEDs around the city, at distances of 1 to 20 km. They are closed at night. */
const others: readonly PlacedAed[] = Array.from({ length: 300 }, (_, place) => {
  const reach = 0.012 + (place % 60) * 0.003;
  const angle = place * 2.39996;
  const [longitude, latitude] = [19.937 + 1.5 * reach * Math.cos(angle), 50.061 + reach * Math.sin(angle)];
  return { id: 100 + place, longitude, latitude, tags: { name: `Stop ${place}`, opening_hours: 'Mo-Su 08:00-20:00' } };
});

let registry: SmallRegistry;

test.beforeAll(async () => {
  registry = await writeSmallRegistry([...near, ...others], 20);
});

const mapOf = (page: Page) => page.getByRole('region', { name: /^Map of the AEDs/ });
const otherAeds = (page: Page) => mapOf(page).getByRole('group', { name: /^Other AEDs in view/ });

/** Searches at 03:00 on a Wednesday in Kraków, when the grocery is closed. */
async function openLocator(page: Page) {
  await publishRegistry(page.context(), registry);
  await setDeviceClock(page, '2026-11-25T02:00:00Z');
  await page.goto('/aed');
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await expect(mapOf(page)).toBeVisible();
}

async function openMap(page: Page) {
  await grantPosition(page, visitor);
  await openLocator(page);
  await expect(mapOf(page).getByRole('button', { name: /^1, Cloth Hall, / })).toBeVisible();
}

test('the map numbers the listed AEDs, shows the first as announced, and draws a line to a chosen one', async ({
  page,
}) => {
  await openMap(page);
  await expect(mapOf(page).getByRole('button', { name: /^1, Cloth Hall, open now/ })).toBeVisible();
  await expect(mapOf(page).getByRole('button', { name: /^2, Town Hall Tower, hours not listed/ })).toBeVisible();
  await expect(mapOf(page).getByRole('button', { name: /, Grocery, closed until/ })).toBeVisible();
  await expect(mapOf(page)).toContainText('Your Location');
  await expect(mapOf(page)).toContainText('AEDs: © OpenStreetMap contributors');

  const name = (await page.getByRole('article').first().getByRole('heading', { level: 3 }).textContent()) ?? '';
  await expect(mapOf(page).getByRole('button', { name: /^1, / })).toHaveAccessibleName(new RegExp(`^1, ${name}, `));
  await expect(page.locator('#aed-locator').getByRole('status').first()).toContainText(`best first: ${name}, `);

  const sign = mapOf(page).getByRole('button', { name: /^2, Town Hall Tower/ });
  await sign.focus();
  await page.keyboard.press('Enter');
  await expect(sign).toHaveAttribute('aria-pressed', 'true');
  await test.step('pressing a marker moves to the card, and Escape returns to the marker', async () => {
    await expect(page.getByRole('article', { name: 'Town Hall Tower' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(sign).toBeFocused();
  });
  // This path is a straight line from the visitor to the AED's marker, unlike the circles around the visitor.
  await expect(mapOf(page).locator('path[class*=nearestLine]')).toHaveAttribute('d', /^M-?\d+ -?\d+L-?\d+ -?\d+$/);
  await expect(mapOf(page).getByRole('button', { name: /^1, Cloth Hall/ })).toHaveAttribute('aria-pressed', 'false');
});

test('the other AEDs are one tab stop, and a group expands into its AEDs', async ({ page }) => {
  await openMap(page);
  const zoomNow = async () => Number(await mapOf(page).getAttribute('data-zoom'));
  for (let zoom = await zoomNow(); zoom > 10; zoom = await zoomNow()) {
    await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect(mapOf(page)).not.toHaveAttribute('data-zoom', String(zoom));
  }
  const group = otherAeds(page)
    .getByRole('button', { name: /^\d+ AEDs; zooms in$/ })
    .first();
  await expect(group).toBeVisible();
  await expect(otherAeds(page).locator('[tabindex="0"]')).toHaveCount(1);
  await otherAeds(page).locator('[tabindex="0"]').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await expect(otherAeds(page).locator(':focus')).toHaveCount(1);
  await expect(otherAeds(page).locator('[tabindex="0"]')).toHaveCount(1);
  // Clicks without focusing the element first, as a screen reader does.
  await group.evaluate((element: HTMLElement) => element.click());
  await expect(mapOf(page)).toHaveAttribute('data-zoom', '12');
  await expect(mapOf(page).locator('.leaflet-marker-icon:focus')).toHaveCount(1);
  await expect(mapOf(page)).not.toBeFocused();
  expect(await otherAeds(page).getByRole('button').count()).toBeLessThanOrEqual(250);
});

test('no request carries the position or is finer than zoom 12 until the visitor asks for streets', async ({
  page,
}) => {
  const requested: string[] = [];
  // The context reports the requests of the service worker too.
  page.context().on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`));
  const finest = (pattern: RegExp) => Math.max(...requested.map((address) => Number(pattern.exec(address)?.[1] ?? 0)));
  await openMap(page);
  await expect.poll(() => finest(/tile\.openstreetmap\.org\/(\d+)\//)).toBe(12);
  await page.getByRole('button', { name: 'Zoom out' }).click();
  await page.getByRole('button', { name: 'Zoom in' }).click();
  const offer = page.getByRole('button', { name: 'Load street detail' });
  await expect(offer).toBeVisible();
  expect(finest(/tile\.openstreetmap\.org\/(\d+)\//)).toBe(12);
  await offer.click();
  await expect.poll(() => finest(/tile\.openstreetmap\.org\/(\d+)\//)).toBeGreaterThan(14);
  await expect(offer).toHaveCount(0);
  await expect(mapOf(page)).toBeFocused();
  expect(finest(/\/aeds\/(\d+)\//)).toBeGreaterThan(0);
  expect(finest(/\/aeds\/(\d+)\//)).toBeLessThanOrEqual(12);
  for (const secret of ['50.061', '19.937'])
    expect(requested.filter((address) => address.includes(secret))).toEqual([]);
});

test.describe('without a position', () => {
  test.use({ allowedConsole: [/position/] });

  /** Zooms in on the only group of markers, which is in the middle of the city. */
  async function zoomInOnCity(page: Page) {
    await openLocator(page);
    await mapOf(page).scrollIntoViewIfNeeded();
    await otherAeds(page).getByRole('button', { name: '303 AEDs; zooms in' }).click();
    await expect(otherAeds(page).getByRole('button', { name: '303 AEDs; zooms in' })).toHaveCount(0);
    // When the AEDs of the group have been rendered, focus moves to one of them.
    await expect(mapOf(page).locator('.leaflet-marker-icon:focus')).toHaveCount(1);
  }

  test('a tap on the map asks before searching there, and a drag asks nothing', async ({ page }) => {
    await zoomInOnCity(page);
    const box = await mapOf(page).boundingBox();
    if (box === null) throw new Error('Got a map without a box, expected a visible one; wait for it first.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y - 40, { steps: 4 });
    await page.mouse.up();
    const question = page.getByRole('group', { name: 'Search from the crosshair?' });
    await expect(question).toHaveCount(0);
    await page.mouse.click(box.x + 20, box.y + 200);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toHaveCount(0);
    await page.mouse.click(box.x + 20, box.y + 200);
    await question.getByRole('button', { name: 'Search here' }).click();
    await expect(question).toHaveCount(0);
    // The chosen point is so far from any AED that a person on foot could not bring one within an hour. The page hides
    // results that are this far away until the visitor asks for them.
    await page.getByRole('button', { name: /^Show these \d+ anyway$/ }).click();
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(mapOf(page)).toContainText('Chosen point');
    await expect(mapOf(page)).not.toContainText('Your Location');
  });

  test('Enter on the map proposes its centre, and Escape cancels that', async ({ page }) => {
    await zoomInOnCity(page);
    await mapOf(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Search here' }).last()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(mapOf(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Search here' }).last()).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('article').first()).toBeVisible();
  });
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, allowedConsole: [/position/] });

  test('fifty pinches with fingers lifted one after the other ask nothing, and a tap asks', async ({ page }) => {
    await openLocator(page);
    await mapOf(page).scrollIntoViewIfNeeded();
    const box = await mapOf(page).boundingBox();
    if (box === null) throw new Error('Got a map without a box, expected a visible one; wait for it first.');
    // There is no marker at this point of the map.
    const [x, y] = [Math.round(box.x + 120), Math.round(box.y + 120)];
    const session = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      session.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([across, id]) => ({ x: x + across, y, id })),
      });
    const question = page.getByRole('group', { name: 'Search from the crosshair?' });
    for (let pinch = 0; pinch < 50; pinch++) {
      const spread = pinch % 2 === 0 ? 34 : 24;
      await touch('touchStart', [0, 0]);
      await touch('touchStart', [0, 0], [28, 1]);
      await touch('touchMove', [0, 0], [spread, 1]);
      await touch('touchEnd', [0, 0]);
      await pause(30 + pinch);
      await touch('touchEnd');
      await pause(20);
      expect(await question.count(), `pinch ${pinch}`).toBe(0);
    }
    // If the tap had been recognised, the question would be open after this pause.
    await pause(700);
    expect(await question.count()).toBe(0);
    await touch('touchStart', [0, 0]);
    await touch('touchEnd');
    await expect(question).toBeVisible();
  });
});

test('the map has no axe violation in the light or dark theme', async ({ page }) => {
  await openMap(page);
  expect(await findAxeViolationsLightAndDark(page, '.leaflet-container')).toEqual([]);
});
