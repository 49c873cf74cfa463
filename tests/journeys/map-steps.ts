import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/journey-fixtures.ts';

/** A time just after everything that the page does by itself at start; from then on the test advances the clock. */
const quietMoment = '2026-06-01T12:30:00Z';

/** Goes to the map section of the home page and waits for the map. */
export async function openMap(page: Page): Promise<Locator> {
  await page.goto('/');
  return waitForMap(page);
}

export async function waitForMap(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Find My Nearest Longevity Hub' }).scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: 'Map of the hubs' });
  // A retrying `expect` serialises the whole page at each attempt, which takes half the time of opening a map.
  await page.locator('[data-zoom]').waitFor();
  await expect(map).toHaveAttribute('data-zoom', /\d/);
  return map;
}

/** Opens the map with a clock that only the test advances. */
export async function openMapWithPausedClock(page: Page): Promise<Locator> {
  await page.clock.install({ time: '2026-06-01T12:00:00Z' });
  const map = await openMap(page);
  await page.clock.pauseAt(quietMoment);
  return map;
}

const escaped = (name: string) => name.replace(/[()]/g, '\\$&');

/** Searching for a role within the map takes a third of the time of a search in the page. */
const sheetOf = (page: Page) => page.locator('[data-zoom]');

export const markerOf = (page: Page, name: string) =>
  sheetOf(page).getByRole('button', { name: new RegExp(`^${escaped(name)}, SLI`) });

/** The button of a group of markers that contains this hub's. */
export const markerGroupButton = (page: Page, name: string) =>
  sheetOf(page).getByRole('button', { name: new RegExp(`^\\d+ hubs: .*${escaped(name)}.*; spreads them out$`) });

/** Names of the hubs with a marker on a map, whether a button or an image. */
export async function listMarkedHubs(map: Locator): Promise<string[]> {
  const marks = [map.getByRole('button', { name: /, SLI / }), map.getByRole('img', { name: /, SLI / })];
  const labels = await Promise.all(
    marks.map((mark) => mark.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label')))),
  );
  return labels.flat().map((label) => String(label).replace(/, SLI .*$/, ''));
}

/** Makes a hub's marker available as a button: if it is in a group, expands the group with the keyboard. */
export async function expandMarkerGroup(page: Page, name: string): Promise<Locator> {
  const marker = markerOf(page, name);
  await marker.or(markerGroupButton(page, name)).first().waitFor({ state: 'attached' });
  if ((await marker.count()) === 0) {
    await markerGroupButton(page, name).focus();
    await page.keyboard.press('Enter');
    await expect(marker).toHaveCount(1);
  }
  return marker;
}

/** Opens a hub's popup with the keyboard. */
export async function openPopupByKeyboard(page: Page, name: string, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
  await (await expandMarkerGroup(page, name)).focus();
  await page.keyboard.press(key);
}

export const popupIn = (map: Locator) => map.locator('.leaflet-popup');

/** Hovers over the popup, which otherwise closes after three seconds, too soon on a busy machine. */
export const hoverPopup = (map: Locator) => popupIn(map).dispatchEvent('pointerenter');

export const cardOf = (page: Page) => page.getByTestId('overlay-card');

/** Keeps the card, which fades after seven seconds, open without scrolling the page. */
export const hoverCard = (page: Page) => cardOf(page).dispatchEvent('pointerover');

export const locateButton = (page: Page) => page.getByRole('button', { name: 'Find My Nearest Longevity Hub' });
