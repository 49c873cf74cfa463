import type { Locator, Page } from '@playwright/test';
import { hubs } from '../../content/hubs.ts';
import { findAxeViolations, findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect, grantPosition, positions, test } from '../support/journey-fixtures.ts';
import {
  cardOf,
  expandMarkerGroup,
  hoverCard,
  hoverPopup,
  listMarkedHubs,
  markerGroupButton,
  markerOf,
  nearestHubButton,
  openMap,
  openMapWithPausedClock,
  popupIn,
  waitForMap,
} from './map-steps.ts';

const telephone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desk = { width: 1440, height: 900 };

const nameOf = ({ width }: { readonly width: number }) => `${width} px`;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox();
  if (box === null) throw new Error('Got an element that is not shown, expected one with a box.');
  return box;
}

const isWithin = (inner: Box, outer: Box) =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;

const doCover = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Waits until the hub's marker and its card do not overlap. */
const expectBesideCard = (page: Page, name: string) =>
  expect.poll(async () => doCover(await boxOf(markerOf(page, name)), await boxOf(cardOf(page)))).toBe(false);

const wholeWorld = (page: Page) => page.getByRole('button', { name: 'The whole world' });

test.describe('without motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('on a telephone Zoom out goes from the first view to all hubs', async ({ page }) => {
    await page.setViewportSize(telephone);
    const map = await openMap(page);
    const zoomOut = page.getByRole('button', { name: 'Zoom out' });
    await zoomOut.click();
    await expect(map).toHaveAttribute('data-zoom', '1');
    await zoomOut.click();
    await expect(map).toHaveAttribute('data-zoom', /^0\.\d+$/);
    await expect(zoomOut).toHaveAttribute('aria-disabled', 'true');
  });

  test('Back from a profile restores the view of the whole world', async ({ page }) => {
    await page.setViewportSize(telephone);
    const map = await openMap(page);
    await wholeWorld(page).click();
    await expect(map).toHaveAttribute('data-zoom', /^0\.\d+$/);
    const zoom = await map.getAttribute('data-zoom');
    await markerOf(page, 'Réunion').click();
    await expect(map).toHaveAttribute('data-zoom', '6');
    await page.reload();
    await expect(await waitForMap(page)).toHaveAttribute('data-zoom', String(zoom));
  });

  test('a group names its hubs and expands; the focus moves to the first, and Escape returns', async ({ page }) => {
    const map = await openMap(page);
    const gulf = page.getByRole('button', {
      name: '2 hubs: Qatar, United Arab Emirates. Spread them out',
      exact: true,
    });
    await expect(gulf).toHaveText('2');
    await expect(gulf).toHaveAttribute('aria-expanded', 'false');
    await expect(map.getByRole('img', { name: /^Qatar, SLI/ })).toBeVisible();
    await gulf.focus();
    await page.keyboard.press('Enter');
    await expect(markerOf(page, 'Qatar')).toBeFocused();
    await expect(gulf).toHaveAttribute('aria-expanded', 'true');
    await expect(async () => {
      const [qatar, emirates] = [
        await boxOf(markerOf(page, 'Qatar')),
        await boxOf(markerOf(page, 'United Arab Emirates')),
      ];
      expect(doCover(qatar, emirates)).toBe(false);
      for (const box of [qatar, emirates]) expect(isWithin(box, await boxOf(map))).toBe(true);
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(gulf).toBeFocused();
    await expect(markerOf(page, 'Qatar')).toHaveCount(0);
  });

  test('a press on a group or its number expands it without selecting a hub; a press beside it closes it', async ({
    page,
  }) => {
    const map = await openMap(page);
    for (const pressed of [
      markerGroupButton(page, 'Qatar'),
      map.getByRole('img', { name: /^United Arab Emirates, SLI/ }),
    ]) {
      await pressed.click();
      await expect(markerOf(page, 'Qatar')).toBeVisible();
      await expect(popupIn(map)).toHaveCount(0);
      await expect(cardOf(page)).toHaveCount(0);
      await map.click({ position: { x: 60, y: 60 } });
      await expect(markerOf(page, 'Qatar')).toHaveCount(0);
    }
    await markerGroupButton(page, 'Qatar').click();
    await markerOf(page, 'Qatar').click();
    await expect(popupIn(map)).toContainText('Qatar');
    await expect(map).toHaveAttribute('data-zoom', '6');
  });

  test('every hub can be reached by keyboard however crowded, and the selected one is on top', async ({ page }) => {
    const map = await openMap(page);
    await wholeWorld(page).click();
    await expect(map).not.toHaveAttribute('data-center', '30.000,30.000');
    for (const { name } of hubs) {
      await expect(await expandMarkerGroup(page, name)).toBeVisible();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Show on map: Spencer' }).click();
    await expect(markerOf(page, 'Spencer')).toHaveAttribute('data-chosen', '');
    await expect(markerGroupButton(page, 'Iowa Lakes Region')).toBeVisible();
    await markerOf(page, 'Spencer').click();
  });

  for (const viewport of [telephone, desk]) {
    test(`at ${nameOf(viewport)} card and popup do not cover the selected hub, and the popup is whole`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      await grantPosition(page, positions.madrid);
      const map = await openMap(page);
      await nearestHubButton(page).click();
      await hoverCard(page);
      await expect(cardOf(page)).toContainText('Nearest Hub:');
      // The visitor must be able to see the result without scrolling.
      await expect(cardOf(page)).toBeInViewport({ ratio: 1 });
      await expectBesideCard(page, 'Madrid');
      await page.getByRole('button', { name: 'Next hub' }).click();
      await expect(cardOf(page)).toContainText('Portugal');
      await expect(cardOf(page)).toBeVisible();
      await expectBesideCard(page, 'Portugal');
      await markerOf(page, 'Portugal').click();
      await hoverPopup(map);
      await hoverCard(page);
      await expect(async () => {
        const frame = await boxOf(map);
        const [marker, popup] = [await boxOf(markerOf(page, 'Portugal')), await boxOf(popupIn(map))];
        const card = await boxOf(cardOf(page));
        for (const box of [marker, popup]) {
          expect(isWithin(box, frame)).toBe(true);
          expect(doCover(box, card)).toBe(false);
        }
        expect(doCover(marker, popup)).toBe(false);
      }).toPass();
    });
  }

  for (const viewport of [telephone, tablet, desk]) {
    test(`at ${nameOf(viewport)} all hubs are drawn, 'The whole world' frames them, and the map has no axe violation`, async ({
      page,
    }) => {
      await page.setViewportSize(viewport);
      const map = await openMap(page);
      await expect(page.locator('#map .leaflet-underlay-pane canvas').first()).toBeAttached();
      // Colours do not depend on the window's width, so dark colours are checked at one width only.
      const scan = viewport === telephone ? findAxeViolationsLightAndDark : findAxeViolations;
      const look = () => scan(page, '[role="group"][aria-label="The hubs"]');
      expect.soft(await look(), 'the first view').toEqual([]);
      const names = hubs.map(({ name }) => name).sort();
      const drawn = async () => (await listMarkedHubs(map)).sort();
      await expect.poll(drawn).toEqual(names);
      await wholeWorld(page).click();
      await expect(map).not.toHaveAttribute('data-center', '30.000,30.000');
      await expect.poll(drawn).toEqual(names);
      await expect
        .poll(async () => {
          const frame = await boxOf(map);
          const boxes = await Promise.all((await map.locator('[data-mark]').all()).map(boxOf));
          return boxes.filter((box) => !isWithin(box, frame));
        })
        .toEqual([]);
      expect.soft(await look(), 'the whole world').toEqual([]);
      await markerGroupButton(page, 'Sardinia').click();
      expect.soft(await look(), 'a group that is expanded').toEqual([]);
      await page.keyboard.press('Escape');
      await (await expandMarkerGroup(page, 'Réunion')).click();
      await expect(cardOf(page)).toBeVisible();
      expect.soft(await look(), 'a chosen hub').toEqual([]);
    });
  }
});

/** Checks that the hub's marker is inside the map's frame and that its card is open. */
async function expectMarkerInFrame(page: Page, map: Locator, name: string): Promise<void> {
  await expect(map).toHaveAttribute('data-zoom', '6');
  await expect(cardOf(page)).toContainText(name);
  await expect.poll(async () => isWithin(await boxOf(markerOf(page, name)), await boxOf(map))).toBe(true);
}

const savedView = (page: Page) =>
  page.evaluate(
    () => JSON.parse(sessionStorage.getItem('map-position') ?? 'null') as { center: number[]; zoom: number },
  );

for (const reducedMotion of ['no-preference', 'reduce'] as const) {
  test.describe(`with motion: ${reducedMotion}`, () => {
    test.use({ contextOptions: { reducedMotion } });

    test('a double click on a marker ends like a single click, and remembers the view before it', async ({ page }) => {
      const map = await openMapWithPausedClock(page);
      await markerOf(page, 'Iceland').click();
      await page.clock.runFor(2000);
      await expect(map).toHaveAttribute('data-zoom', '6');
      const center = await map.getAttribute('data-center');
      await wholeWorld(page).click();
      await page.clock.runFor(2000);
      await expect(map).not.toHaveAttribute('data-zoom', '6');
      const { center: before } = await page.evaluate(() => {
        const sheet = document.querySelector<HTMLElement>('[data-center]');
        return { center: sheet?.dataset.center };
      });
      await markerOf(page, 'Iceland').dblclick();
      await page.clock.runFor(2000);
      await expect(map).toHaveAttribute('data-center', String(center));
      await expectMarkerInFrame(page, map, 'Iceland');
      const saved = await savedView(page);
      expect(saved.zoom).toBeLessThan(2);
      expect(saved.center.map((degrees) => degrees.toFixed(3)).join(',')).toBe(before);
    });
  });
}

test.describe('during a flight', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('selecting a second marker remembers the destination of the flight', async ({ page }) => {
    const map = await openMapWithPausedClock(page);
    await markerOf(page, 'Iceland').click();
    await page.clock.runFor(300);
    await markerOf(page, 'Sydney').dispatchEvent('click');
    const saved = await savedView(page);
    expect(saved.zoom).toBe(6);
    expect(saved.center[0]).toBeCloseTo(-19.021, 3);
    expect(saved.center[1]).toBeCloseTo(64.963, 3);
    await page.clock.runFor(3000);
    await expectMarkerInFrame(page, map, 'Sydney');
  });

  test('a press on the empty map lets the flight finish', async ({ page }) => {
    const map = await openMapWithPausedClock(page);
    await markerOf(page, 'Iceland').click();
    await page.clock.runFor(300);
    const { x, y, width, height } = await boxOf(map);
    await page.mouse.click(x + width - 120, y + height - 80);
    await page.clock.runFor(3000);
    await expectMarkerInFrame(page, map, 'Iceland');
  });

  test('a drag interrupts the flight, and the map settles at a whole zoom level', async ({ page }) => {
    const map = await openMapWithPausedClock(page);
    await markerOf(page, 'Iceland').click();
    await page.clock.runFor(300);
    const { x, y, width, height } = await boxOf(map);
    await page.mouse.move(x + width - 120, y + height - 80);
    await page.mouse.down();
    await page.mouse.move(x + width - 220, y + height - 160, { steps: 5 });
    await page.mouse.up();
    await page.clock.runFor(4000);
    await expect(map).toHaveAttribute('data-zoom', /^\d$/);
  });
});
