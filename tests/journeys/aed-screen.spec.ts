import type { Locator, Page } from '@playwright/test';
import { findAxeViolationsLightAndDark } from '../support/axe.ts';
import { expect, grantPosition, positions, test } from '../support/journey-fixtures.ts';
import { longOpeningHours, screenTownAeds, screenTownFountain } from '../support/towns/screen-town.ts';
import { publishRegistry, type SmallRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import { delayRequests } from './delay-requests.ts';
import { setDeviceClock } from './device-clock.ts';
import { watchLayoutShifts } from './layout-shifts.ts';

const wednesdayNoon = '2026-11-25T10:00:00Z';

/** The part of a phone's screen of 390 by 844 pixels that the browser's toolbars do not cover. */
test.use({ viewport: { width: 390, height: 664 } });

let registry: SmallRegistry;
test.beforeAll(async () => {
  registry = await writeSmallRegistry(screenTownAeds);
});

const cards = (page: Page) => page.locator('#aed-locator').getByRole('article');
const card = (page: Page, name: string) => page.locator('#aed-locator').getByRole('article', { name, exact: true });
const answer = (page: Page) => page.getByRole('heading', { name: 'Send someone for this AED first' });
const callBar = (page: Page) => page.getByRole('navigation', { name: 'Emergency call' });

async function boxOf(element: Locator) {
  const box = await element.boundingBox();
  if (box === null) throw new Error('Got an element without a box, expected a visible one; wait for it first.');
  return { top: box.y, bottom: box.y + box.height, ...box };
}

async function openLocator(page: Page, path = '/aed') {
  await publishRegistry(page.context(), registry);
  await setDeviceClock(page, wednesdayNoon);
  await page.goto(path);
}

/** The requests for cells of the registry. */
const cellPattern = '**/aeds/*/*/*.json*';

/** Waits until the page has started the search and displayed its status. */
async function waitUntilSearching(page: Page) {
  await page.getByRole('button', { name: 'Locating AEDs...' }).waitFor();
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

async function pressFind(page: Page, path?: string) {
  await grantPosition(page, screenTownFountain);
  await openLocator(page, path);
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
}

async function find(page: Page, path?: string) {
  await pressFind(page, path);
  await expect(cards(page).first()).toBeVisible();
}

/**
 * Expects the element to be fully visible between the header and the call bar at the bottom. In a short window, the
 * header has scrolled out of view.
 */
async function expectInSight(page: Page, element: Locator) {
  await expect(async () => {
    const { top, bottom } = await boxOf(element);
    expect(top).toBeGreaterThanOrEqual(Math.max(0, (await boxOf(page.getByRole('banner'))).bottom));
    expect(bottom).toBeLessThanOrEqual((await boxOf(callBar(page))).top);
  }).toPass();
}

async function expectFirstCardInSight(page: Page) {
  await expect(answer(page)).toBeFocused();
  const first = cards(page).first();
  await expectInSight(page, first.getByRole('heading'));
  for (const method of ['Walk', 'Drive', 'Drone']) {
    const button = first.getByRole('button', { name: method });
    await expectInSight(page, button);
    expect((await boxOf(button)).height).toBeGreaterThanOrEqual(60);
    await expect(button).toContainText(/\d min/);
  }
}

for (const path of ['/aed', '/']) {
  test(`after a search on ${path} the first card, its reason and its three actions are in view without layout shift`, async ({
    page,
  }) => {
    const release = await delayRequests(page, cellPattern);
    const shifts = await watchLayoutShifts(page);
    await pressFind(page, path);
    await waitUntilSearching(page);
    await shifts.restart();
    release();
    await expectFirstCardInSight(page);
    await expectInSight(page, cards(page).first().getByText('Limited access', { exact: false }).first());
    expect(await shifts.list()).toEqual([]);
  });
}

test('the first card is in view after a search for a town known only to the registry', async ({ page }) => {
  await openLocator(page);
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  const question = page.getByRole('heading', { name: 'This page cannot see your location.' });
  await expect(question).toBeFocused();
  await expectInSight(page, page.getByRole('combobox', { name: 'Town or city' }));
  await page.getByRole('combobox', { name: 'Town or city' }).fill('mala w');
  await page.getByRole('option', { name: 'Mała Wieś Poland' }).click();
  await expect(cards(page).first()).toContainText('Fire Brigade');
  await expectFirstCardInSight(page);
});

test('no request contains the place name that is typed', async ({ page }) => {
  const requested: string[] = [];
  page.context().on('request', (request) => requested.push(`${request.url()} ${request.postData() ?? ''}`));
  await openLocator(page);
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  await page.getByRole('combobox', { name: 'Town or city' }).pressSequentially('mala w');
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(requested.filter((request) => request.includes('places.json'))).toHaveLength(1);
  expect(requested.filter((request) => /mala|ma%c5%82a|wies/i.test(request))).toEqual([]);
});

test('Tab moves from the heading of the results to the first action, the text, far AEDs, the map and the nearest AED', async ({
  page,
}) => {
  await find(page);
  await expect(answer(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(cards(page).first().getByRole('button', { name: 'Walk' })).toBeFocused();

  await test.step('cards quote unreadable opening hours, with long ones in full in the details, and omit unknown facts', async () => {
    await expect(card(page, 'Stand 1')).not.toContainText(/not verified|address not listed|does not say/i);
    await expect(card(page, 'Airfield Gate').locator('q')).toHaveText(['military airfield, not public']);
    await expect(card(page, 'Airfield Gate').locator('q')).toHaveAttribute('dir', 'auto');
    await expect(card(page, 'Airfield Gate')).toContainText('The AED list says:');
    await expect(card(page, 'Music School').locator('q')).toHaveText([/^w dni robocze .*…$/, longOpeningHours]);
    await expect(card(page, 'Stand 1').locator('q')).toHaveCount(0);
  });

  await test.step('AEDs too far to be useful are folded behind a sentence, and shown on request', async () => {
    await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
    await expect(cards(page)).toHaveCount(16);
    await expect(card(page, 'Far Barn')).toHaveCount(0);
    await expect(page.getByText(/^2 more AEDs take over an hour there and back on foot/)).toBeVisible();
    await page.getByRole('button', { name: 'Show these 2 anyway' }).click();
    await expect(card(page, 'Far Barn')).toBeFocused();
  });

  await test.step('the map opens in view, numbers the cards, and links back to the list', async () => {
    const first = (await cards(page).first().getByRole('heading').textContent()) ?? '';
    await page.getByRole('button', { name: 'Show the map' }).click();
    const map = page.getByRole('region', { name: /^Map of the AEDs/ });
    await expect(page.getByRole('group', { name: 'Map and map settings' })).toBeFocused();
    await expect(map).toBeInViewport({ ratio: 0.8 });
    await expect(map.getByRole('button', { name: `1, ${first}` })).toBeAttached();
    await page.getByRole('button', { name: 'Back to the list' }).click();
    await expect(page.getByRole('button', { name: 'Hide the map' })).toBeFocused();
    await expectInSight(page, page.getByRole('button', { name: 'Hide the map' }));
  });

  await test.step('the top of the list offers the nearest AED, which is closed', async () => {
    await page.getByRole('button', { name: 'Show it' }).click();
    await expect(card(page, 'Swimming Hall')).toBeFocused();
    await expectInSight(page, card(page, 'Swimming Hall').getByRole('heading'));
    await expectInSight(page, card(page, 'Swimming Hall').getByRole('button', { name: 'Walk' }));
    await expect(cards(page).first()).toHaveAccessibleName('Swimming Hall');
    await expect(page.getByRole('heading', { name: 'You chose this one' })).toBeVisible();
    await expect(cards(page).filter({ hasText: 'Swimming Hall' })).toHaveCount(1);
  });
});

test('a visitor who has moved to another part of the page during the search stays there', async ({ page }) => {
  const release = await delayRequests(page, cellPattern);
  await pressFind(page);
  await waitUntilSearching(page);
  await page.getByRole('banner').getByRole('link', { name: 'Find an AED' }).focus();
  release();
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Find an AED' })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('the call button stays at the bottom of the window and covers neither the focused element nor a message', async ({
  page,
}) => {
  await find(page);
  await expect(callBar(page).getByRole('link', { name: 'Call 112' })).toBeInViewport({ ratio: 1 });
  for (let step = 0; step < 16; step += 1) {
    await page.keyboard.press('Tab');
    await expectInSight(page, page.locator(':focus'));
  }
  await cards(page).nth(9).scrollIntoViewIfNeeded();
  await expect(callBar(page).getByRole('link', { name: 'Call 112' })).toBeInViewport({ ratio: 1 });
  await cards(page).nth(6).getByRole('button', { name: 'Drone' }).click();
  await expectInSight(page, page.getByTestId('toast'));
});

test('when no AED is in reach, a large message says so, with the call button in view', async ({ page }) => {
  await grantPosition(page, positions.honolulu);
  await openLocator(page);
  await page.getByRole('button', { name: 'Find Nearest AED' }).click();
  // The registry in this journey has AEDs only in Spain.
  const none = page.getByRole('heading', { name: 'We have no AED list for United States.' });
  await expect(none).toBeFocused();
  await expectInSight(page, none);
  await expect(callBar(page).getByRole('link', { name: 'Call 911' })).toBeInViewport({ ratio: 1 });
});

test('a telephone in landscape shows the first card with its actions', async ({ page }) => {
  await page.setViewportSize({ width: 664, height: 390 });
  await find(page);
  await expectFirstCardInSight(page);
});

test('another place can be entered although the device has reported its position', async ({ page }) => {
  await find(page);
  await page.getByText('Search another location').click();
  await page.getByRole('button', { name: 'Or choose a point on the map' }).click();
  const map = page.getByRole('region', { name: /^Map of the AEDs/ });
  await map.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Search here' }).last().click();
  await expect(page.getByText('Distances from the point you chose on the map.')).toBeVisible();
});

test('the results, the map and a requested AED have no axe violation in the light or dark theme', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await find(page);
  expect.soft(await findAxeViolationsLightAndDark(page), 'the answer').toEqual([]);
  await page.getByRole('button', { name: 'Show it' }).click();
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect(page.getByRole('region', { name: /^Map of the AEDs/ })).toBeVisible();
  expect.soft(await findAxeViolationsLightAndDark(page), 'the map and one asked for').toEqual([]);
});
