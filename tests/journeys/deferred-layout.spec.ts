import type { Page } from '@playwright/test';
import { expect, test, waitUntilLaidOut } from '../support/journey-fixtures.ts';
import { delayRequests } from './delay-requests.ts';
import { waitForMap } from './map-steps.ts';

/** These tests delay the scripts, so a page is parsed long before its load event fires. */
const untilParsed = { waitUntil: 'domcontentloaded' } as const;

/** Counts the deferred sections of the page, and how many of them the browser has not laid out yet. */
function countSections(page: Page): Promise<{ skipped: number; all: number }> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('[data-far]')];
    const skipped = parts.filter((part) => !part.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
    return { skipped: skipped.length, all: parts.length };
  });
}

const topOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Math.round(element.getBoundingClientRect().top));

/** Returns the element's distance from the top of the window, once two frames have passed without changing it. */
async function stableTop(page: Page, selector: string): Promise<number> {
  let top = Number.NaN;
  await expect(async () => {
    const before = await topOf(page, selector);
    await twoFrames(page);
    top = await topOf(page, selector);
    expect(top).toBe(before);
  }).toPass();
  return top;
}

const twoFrames = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

for (const path of ['/', '/bluezones/okinawa', '/bluezones/iceland', '/methodology']) {
  test(`${path} paints without its sections further down, and shows them soon after without interaction`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const release = await delayRequests(page, '**/assets/*.js');
    await page.goto(path, untilParsed);
    const { all } = await countSections(page);
    expect(all).toBeGreaterThan(3);
    await expect.poll(async () => (await countSections(page)).skipped).toBeGreaterThan(all / 2);
    release();
    await waitUntilLaidOut(page);
    await expect.poll(async () => (await countSections(page)).skipped).toBe(0);
  });
}

for (const { path, target } of [
  { path: '/methodology', target: '#tempesta-checksum' },
  { path: '/bluezones/okinawa', target: '#sources' },
]) {
  test(`${path} reloaded far down keeps its scroll position before any script has loaded`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(path);
    await waitUntilLaidOut(page);
    await page.waitForLoadState('networkidle');
    await page.locator(target).evaluate((element) => element.scrollIntoView());
    const before = await stableTop(page, target);
    const release = await delayRequests(page, '**/assets/*.js');
    await page.reload(untilParsed);
    // Until the page has loaded, text may still be in a fallback font, so the position may be slightly off.
    await expect.poll(async () => Math.abs((await topOf(page, target)) - before)).toBeLessThan(60);
    release();
    await page.waitForLoadState('networkidle');
    await expect.poll(() => topOf(page, target)).toBe(before);
  });
}

for (const width of [390, 768, 1440]) {
  test(`at ${width} px the map of the home page stays where it is once the script runs`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const release = await delayRequests(page, '**/assets/*.js');
    await page.goto('/', untilParsed);
    await page.evaluate(() => document.fonts.ready);
    const places = () =>
      page.locator('#map').evaluate((section) => {
        const { top, height } = section.getBoundingClientRect();
        const frame = section.querySelector('[role="group"][tabindex="-1"]');
        return [Math.round(height), Math.round((frame?.getBoundingClientRect().top ?? 0) - top)];
      });
    const before = await places();
    release();
    await page.locator('#map').scrollIntoViewIfNeeded();
    await waitForMap(page);
    await expect.poll(places).toEqual(before);
  });
}

test('a jump before any script has loaded reaches its target, and stays there after layout', async ({ page }) => {
  const release = await delayRequests(page, '**/assets/*.js');
  await page.goto('/', untilParsed);
  await page.locator('#aed-locator').evaluate((element) => element.scrollIntoView());
  const before = await stableTop(page, '#aed-locator');
  expect(before).toBeLessThan(200);
  release();
  await waitUntilLaidOut(page);
  await expect.poll(() => topOf(page, '#aed-locator')).toBe(before);
});

for (const width of [390, 1280]) {
  test(`a visitor who jumps far down ${width} px of methodology before the scripts load stays there`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const release = await delayRequests(page, '**/assets/*.js');
    await page.goto('/methodology', untilParsed);
    await page.evaluate(() => window.scrollTo(0, 8400));
    await twoFrames(page);
    const read = await page.evaluateHandle(() => document.elementFromPoint(innerWidth / 2, innerHeight / 2) as Element);
    const before = await read.evaluate((element) => element.getBoundingClientRect().top);
    release();
    await waitUntilLaidOut(page);
    await expect.poll(() => read.evaluate((element) => element.getBoundingClientRect().top)).toBeCloseTo(before, 0);
  });
}

test('a visitor who jumps to the end of a page before the scripts load stays at its end', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const release = await delayRequests(page, '**/assets/*.js');
  await page.goto('/methodology', untilParsed);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  release();
  await waitUntilLaidOut(page);
  const left = () => page.evaluate(() => document.documentElement.scrollHeight - innerHeight - scrollY);
  await expect.poll(left).toBeLessThan(2);
});
