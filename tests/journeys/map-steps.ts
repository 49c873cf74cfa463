import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/journey-fixtures.ts';

/** When the paused clock reaches this time, everything that the page does by itself after loading has been done. */
const afterStart = '2026-06-01T12:30:00Z';

/** Opens the home page and waits until the map section shows the map. */
export async function openMap(page: Page): Promise<Locator> {
  await page.goto('/');
  return waitForMap(page);
}

export async function waitForMap(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Find My Nearest Longevity Hub' }).scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: 'Map of the hubs' });
  // A retrying `expect` would serialise the whole page at each attempt and double the time that opening the map takes.
  await page.locator('[data-zoom]').waitFor();
  await expect(map).toHaveAttribute('data-zoom', /\d/);
  return map;
}

/** Opens the map with a clock that only the test advances. */
export async function openMapWithPausedClock(page: Page): Promise<Locator> {
  await page.clock.install({ time: '2026-06-01T12:00:00Z' });
  const map = await openMap(page);
  await page.clock.pauseAt(afterStart);
  return map;
}

const escaped = (name: string) => name.replace(/[()]/g, '\\$&');

/** Finds the map. Searching for a role within it takes a third of the time of a search in the whole page. */
const mapOf = (page: Page) => page.locator('[data-zoom]');

export const markerOf = (page: Page, name: string) =>
  mapOf(page).getByRole('button', { name: new RegExp(`^${escaped(name)}, SLI`) });

/** Finds the button for the group of markers that contains this hub's marker. */
export const markerGroupButton = (page: Page, name: string) =>
  mapOf(page).getByRole('button', { name: new RegExp(`^\\d+ hubs: .*${escaped(name)}.*\\. Spread them out$`) });

/** Returns the names of all hubs with a marker on the map. Markers are buttons or images. */
export async function listMarkedHubs(map: Locator): Promise<string[]> {
  const markers = [map.getByRole('button', { name: /, SLI / }), map.getByRole('img', { name: /, SLI / })];
  const labels = await Promise.all(
    markers.map((mark) =>
      mark.evaluateAll((elements) => elements.map((element) => element.getAttribute('aria-label'))),
    ),
  );
  return labels.flat().map((label) => String(label).replace(/, SLI .*$/, ''));
}

/** Returns a hub's marker. If it is part of a group, the group is first expanded with the keyboard. */
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

/**
 * Keeps the popup open by hovering over it. It would otherwise close after three seconds, too soon on a busy machine.
 */
export const hoverPopup = (map: Locator) => popupIn(map).dispatchEvent('pointerenter');

export const cardOf = (page: Page) => page.getByTestId('overlay-card');

/** Keeps the card open without scrolling the page. It would otherwise disappear after seven seconds. */
export const hoverCard = (page: Page) => cardOf(page).dispatchEvent('pointerover');

export const nearestHubButton = (page: Page) => page.getByRole('button', { name: 'Find My Nearest Longevity Hub' });
