import { hubs } from '../../content/hubs.ts';
import { expect, test } from '../support/journey-fixtures.ts';
import {
  expandMarkerGroup,
  hoverPopup,
  listMarkedHubs,
  markerOf,
  openMap,
  openMapWithPausedClock,
  openPopupByKeyboard,
  popupIn,
  waitForMap,
} from './map-steps.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('the map opens at 30° north, 30° east, zoom 2, with every hub, a shape per band and no pulse, and can be skipped', async ({
  page,
}) => {
  const map = await openMap(page);
  await expect(map).toHaveAttribute('data-zoom', '2');
  await expect(map).toHaveAttribute('data-center', '30.000,30.000');
  await expect.poll(async () => (await listMarkedHubs(map)).sort()).toEqual(hubs.map(({ name }) => name).sort());
  const shapes: (string | null)[] = [];
  for (const name of ['Iceland', 'Canada', 'Réunion', 'French Polynesia']) {
    shapes.push(await markerOf(page, name).locator('path').getAttribute('d'));
  }
  expect(new Set(shapes).size).toBe(4);
  const pulse = await markerOf(page, 'Iceland')
    .locator('span')
    .first()
    .evaluate((circle) => getComputedStyle(circle, '::after').animationName);
  expect(pulse).toBe('none');

  await test.step('Skip the map moves past the markers', async () => {
    await page.getByRole('link', { name: 'Skip the map' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('#map-legend')).toBeFocused();
  });

  await test.step('the wheel scrolls the page past the map until the visitor activates the map', async () => {
    await map.hover({ position: { x: 60, y: 60 } });
    await page.mouse.wheel(0, -120);
    await expect(map).toHaveAttribute('data-zoom', '2');
    await map.click({ position: { x: 60, y: 60 } });
    await page.mouse.wheel(0, -120);
    await expect(map).not.toHaveAttribute('data-zoom', '2');
  });
});

const drawnMarkers = [
  { label: 'Albert Lea, SLI 100 %', sizePx: 40, border: '5.6px', fill: 'rgb(47, 125, 79)' },
  { label: 'Monaco, SLI 95 %', sizePx: 39, border: '5.68px', fill: 'rgb(47, 125, 79)' },
  { label: 'Andorra, SLI 90 %', sizePx: 38, border: '5.36px', fill: 'rgb(47, 125, 79)' },
  { label: 'Canada, SLI 87 %', sizePx: 37.4, border: '5.32px', fill: 'rgb(132, 165, 47)' },
  { label: 'Réunion, SLI 80 %', sizePx: 36, border: '4.48px', fill: 'rgb(214, 162, 28)' },
  { label: 'French Polynesia, SLI 78 %', sizePx: 35.6, border: '4.2px', fill: 'rgb(134, 140, 134)' },
] as const;

test("a marker's width follows the hub's rating, with a proportional ring, in the colour of its band", async ({
  page,
}) => {
  await openMap(page);
  for (const { label, sizePx, border, fill } of drawnMarkers) {
    await test.step(label, async () => {
      await page.getByRole('button', { name: 'The whole world' }).click();
      await page.keyboard.press('Escape');
      const marker = await expandMarkerGroup(page, label.slice(0, label.indexOf(',')));
      await expect(marker).toHaveAccessibleName(label);
      const circle = marker.locator('span').first();
      const drawn = await circle.evaluate((element: HTMLElement) => ({
        width: Number.parseFloat(getComputedStyle(element).width),
        height: Number.parseFloat(getComputedStyle(element).height),
        border: Number.parseFloat(element.style.borderWidth).toFixed(2),
        fill: getComputedStyle(element.querySelector('svg') ?? element).fill,
      }));
      expect.soft(drawn.width).toBeCloseTo(sizePx, 1);
      expect.soft(drawn.height).toBeCloseTo(sizePx, 1);
      expect.soft(Number(drawn.border)).toBe(Number.parseFloat(border));
      expect.soft(drawn.fill).toBe(fill);
    });
  }
});

test('a click on a marker shows its popup, card and scores, and zooms to 6; Paris has no link', async ({ page }) => {
  const map = await openMap(page);
  await markerOf(page, 'Iceland').click();
  await hoverPopup(map);
  const popup = popupIn(map);
  await expect(popup).toContainText('Iceland');
  await expect(popup).toContainText('Nordic countries');
  await expect(popup).toContainText(/SLI\s*91%/);
  await expect(popup).toContainText(/Ξaccess\s*84%/);
  await expect(popup.getByRole('link', { name: 'Click to explore Iceland programs' })).toHaveAttribute(
    'href',
    '/bluezones/iceland',
  );
  await expect(map).toHaveAttribute('data-zoom', '6');
  await expect(map).toHaveAttribute('data-center', '-19.021,64.963');
  await expect(page.getByTestId('overlay-card')).toContainText('Selected Hub:');
  await expect(page.getByTestId('overlay-card')).not.toContainText('km away');
  const detail = page.getByRole('region', { name: 'Iceland' });
  await expect(detail).toContainText('Overall health and longevity factors');
  await expect(detail).toContainText('Access Stability Ξaccess');
  await expect(detail).toContainText('Healthcare and infrastructure access');
  await expect(detail.getByRole('link', { name: 'Explore Iceland Programs' })).toBeVisible();
  await expect(detail).not.toContainText('Nearest Hub');

  await page.getByRole('button', { name: 'The whole world' }).click();
  await openPopupByKeyboard(page, 'Paris');
  await expect(popupIn(map)).toContainText('Program coming soon');
  await expect(popupIn(map).locator('a[href^="/"]')).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Paris' })).toContainText('Program coming soon');
});

test('a popup closes after 3 seconds, and waits while the pointer or the focus is in it', async ({ page }) => {
  const map = await openMapWithPausedClock(page);
  await markerOf(page, 'Sydney').click();
  await page.clock.runFor(2900);
  await expect(popupIn(map)).toBeVisible();
  await page.clock.runFor(200);
  await expect(popupIn(map)).toHaveCount(0);

  await test.step('continues its timer once the pointer has left', async () => {
    await markerOf(page, 'Sydney').click();
    await page.clock.runFor(1000);
    await popupIn(map).hover();
    await page.clock.runFor(20_000);
    await expect(popupIn(map)).toBeVisible();
    await page.mouse.move(2, 2);
    await page.clock.runFor(1900);
    await expect(popupIn(map)).toBeVisible();
    await page.clock.runFor(200);
    await expect(popupIn(map)).toHaveCount(0);
  });

  await page.getByRole('button', { name: 'The whole world' }).click();
  for (const key of ['Enter', ' '] as const) {
    await test.step(`opened by the key "${key}" it has the focus, and Escape returns`, async () => {
      await openPopupByKeyboard(page, 'Monaco', key);
      await expect(page.getByRole('link', { name: 'Click to explore Monaco programs' })).toBeFocused();
      await page.clock.runFor(20_000);
      await expect(popupIn(map)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(popupIn(map)).toHaveCount(0);
      await expect(markerOf(page, 'Monaco')).toBeFocused();
    });
  }
});

test("after explore, marker, popup and profile, Back to Map restores the map's view once", async ({ page }) => {
  const map = await openMap(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(map).toHaveAttribute('data-zoom', '3');
  await (await expandMarkerGroup(page, 'Israel')).click();
  await hoverPopup(map);
  const saved = await page.evaluate(() => sessionStorage.getItem('map-position'));
  expect(saved).not.toBeNull();
  const { center, zoom } = JSON.parse(String(saved));
  expect(zoom).toBe(3);
  expect(center[0]).toBeCloseTo(30, 6);
  expect(center[1]).toBeCloseTo(30, 6);

  await page.getByRole('link', { name: 'Click to explore Israel programs' }).click();
  await expect(page).toHaveURL(/\/bluezones\/israel$/);
  await page.getByRole('link', { name: 'Back to Map' }).first().click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#map')).toBeInViewport();
  const restored = await waitForMap(page);
  await expect(restored).toHaveAttribute('data-zoom', '3');
  await expect(restored).toHaveAttribute('data-center', '30.000,30.000');
  expect(await page.evaluate(() => sessionStorage.getItem('map-position'))).toBeNull();

  await page.reload();
  await expect(await waitForMap(page)).toHaveAttribute('data-zoom', '2');

  await test.step('other links open home at the top', async () => {
    await (await expandMarkerGroup(page, 'Malta')).click();
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('map-position'))).not.toBeNull();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Architecture' }).first().click();
    await expect(page).toHaveURL(/\/architecture$/);
    await page.getByRole('link', { name: 'Back to home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Symbiotics Longevity Map' })).toBeInViewport();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Principles' }).first().click();
    await page.getByRole('link', { name: 'Back to Map' }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.locator('#map')).toBeFocused();
  });
});

test("a reload and Back restore the map's view with the same hub selected", async ({ page }) => {
  const map = await openMap(page);
  await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect(map).toHaveAttribute('data-zoom', '3');
  await (await expandMarkerGroup(page, 'Israel')).click();
  await expect(page).toHaveURL(/\?place=israel$/);
  await expect(map).toHaveAttribute('data-zoom', '6');
  await page.reload();
  const restored = await waitForMap(page);
  await expect(restored).toHaveAttribute('data-zoom', '3');
  await expect(restored).toHaveAttribute('data-center', '30.000,30.000');
  await expect(page.getByTestId('hub-detail')).toContainText('Israel');
  await expect(restored).toHaveAttribute('data-zoom', '3');

  await (await expandMarkerGroup(page, 'Malta')).click();
  await hoverPopup(restored);
  await page.getByRole('link', { name: 'Click to explore Malta programs' }).click();
  await expect(page).toHaveURL(/\/bluezones\/malta$/);
  await page.goBack();
  await expect(page).toHaveURL(/\?place=malta$/);
  await expect(await waitForMap(page)).toHaveAttribute('data-zoom', '3');
});

for (const stored of ['{"center":[200,30],"zoom":4}', 'not JSON', '{"center":[10,10]}']) {
  test(`a saved position of ${stored} is ignored and cleared`, async ({ page }) => {
    await page.addInitScript((value) => {
      if (sessionStorage.getItem('seeded') === null) sessionStorage.setItem('map-position', value);
      sessionStorage.setItem('seeded', 'yes');
    }, stored);
    const map = await openMap(page);
    await expect(map).toHaveAttribute('data-center', '30.000,30.000');
    expect(await page.evaluate(() => sessionStorage.getItem('map-position'))).toBeNull();
  });
}

test('the keyboard alone reaches a profile from the top of the page and returns', async ({ page }) => {
  await page.goto('/');
  const tabTo = async (isThere: () => Promise<boolean>) => {
    for (let presses = 0; presses < 80; presses += 1) {
      await page.keyboard.press('Tab');
      if (await isThere()) return;
    }
    throw new Error('Got through 80 presses of Tab without reaching the target, expected fewer.');
  };
  const focusedText = () => page.evaluate(() => document.querySelector('a:focus, button:focus')?.textContent ?? '');
  const focusedLabel = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');

  await tabTo(async () => (await focusedText()).includes('Find My Nearest Longevity Hub'));
  await waitForMap(page);
  await tabTo(async () => (await focusedText()) === 'Skip the map');
  await tabTo(async () => /^\d+ hubs: Sardinia, .*\. Spread them out$/.test(await focusedLabel()));
  await page.keyboard.press('Enter');
  await expect(markerOf(page, 'Sardinia')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Click to explore Sardinia programs' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/bluezones\/sardinia$/);
  await tabTo(async () => (await focusedText()).includes('Back to Map'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator('#map')).toBeFocused();
  await expect(page.locator('#map')).toBeInViewport();
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('the map flies to a hub, and its marker pulses', async ({ page }) => {
    const map = await openMap(page);
    const pulse = await markerOf(page, 'Iceland')
      .locator('span')
      .first()
      .evaluate((circle) => getComputedStyle(circle, '::after').animationIterationCount);
    expect(pulse).toBe('infinite');
    await markerOf(page, 'Iceland').click();
    await expect(map).toHaveAttribute('data-zoom', '6');
    await expect(map).toHaveAttribute('data-center', '-19.021,64.963');
  });
});
