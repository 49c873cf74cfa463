import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';

/** A moment after everything the page does by itself at the start; from then on the test moves the clock. */
const quietMoment = '2026-06-01T12:30:00Z';

/** Goes to the map section of the home page and waits for the map. */
export async function openMap(page: Page): Promise<Locator> {
  await page.goto('/');
  return waitForMap(page);
}

export async function waitForMap(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: 'Find My Nearest Longevity Hub' }).scrollIntoViewIfNeeded();
  const map = page.getByRole('region', { name: 'Map of the hubs' });
  await expect(map).toHaveAttribute('data-zoom', /\d/, { timeout: 20_000 });
  return map;
}

/** Opens the map with a clock that stands still until the test moves it. */
export async function openMapWithStillClock(page: Page): Promise<Locator> {
  await page.clock.install({ time: '2026-06-01T12:00:00Z' });
  const map = await openMap(page);
  await page.clock.pauseAt(quietMoment);
  return map;
}

export const markerOf = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, SLI`) });

/** Opens a hub's popup from the keyboard, which reaches markers that others cover. */
export async function openFromKeyboard(page: Page, name: string, key: 'Enter' | ' ' = 'Enter'): Promise<void> {
  await markerOf(page, name).focus();
  await page.keyboard.press(key);
}

export const popupIn = (map: Locator) => map.locator('.leaflet-popup');

export const cardOf = (page: Page) => page.getByTestId('overlay-card');

export const locateButton = (page: Page) => page.getByRole('button', { name: 'Find My Nearest Longevity Hub' });
