import type { Page } from '@playwright/test';
import { compressionIntervalMs } from '../../domain/cpr/compression-rate.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test, waitUntilLaidOut } from '../support/journey-fixtures.ts';
import { visitWithServiceWorker } from './offline-steps.ts';

interface RecordedSignals {
  /**
   * One entry for each sound that was started. It is true if the sound loops and was started while the browser still
   * counted the visitor's tap as a user gesture.
   */
  readonly sounds: boolean[];
  readonly patterns: number[][];
}

/** Records the sounds and vibrations that the page starts. */
async function recordSignals(page: Page): Promise<() => Promise<RecordedSignals>> {
  await page.addInitScript(() => {
    const noticed: RecordedSignals = { sounds: [], patterns: [] };
    Object.assign(window, { noticed });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function begin(...when) {
      noticed.sounds.push(navigator.userActivation.isActive && this.loop);
      return start.apply(this, when);
    };
    navigator.vibrate = (pattern) => {
      noticed.patterns.push(Array.isArray(pattern) ? pattern : [Number(pattern)]);
      return true;
    };
  });
  return () => page.evaluate(() => (window as unknown as { noticed: RecordedSignals }).noticed);
}

/** Matches any elapsed time except 0:00. A busy machine may skip seconds, so no exact time is expected. */
const elapsedTime = /^(?!0:00)\d+:\d\d$/;
const starter = (page: Page) => page.getByRole('button', { name: 'Start the CPR beat' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'CPR: chest compressions' });

test.describe('beside the locator', () => {
  test.use({ viewport: { width: 390, height: 664 }, hasTouch: true });

  test('one tap starts the beat; after closing, it goes on beside the list until it is stopped', async ({ page }) => {
    const noticed = await recordSignals(page);
    await page.goto('/aed');
    // A click before hydration works too, but the browser counts it as a user gesture for only five seconds.
    await waitUntilLaidOut(page);
    await starter(page).tap();
    await expect(sheet(page).getByText('The beat is on: 110 a minute.')).toHaveCount(1);
    await expect(sheet(page).getByRole('timer')).toHaveText(elapsedTime);
    expect((await noticed()).sounds).toEqual([true]);
    await expect.poll(async () => (await noticed()).patterns.length).toBe(1);
    const [pattern = []] = (await noticed()).patterns;
    expect(pattern.reduce((sum, part) => sum + part, 0) / (pattern.length / 2)).toBeCloseTo(compressionIntervalMs, 6);
    expect(pattern.length).toBeLessThan(100);
    expect(await findAxeViolations(page)).toEqual([]);

    await sheet(page).getByRole('button', { name: 'Close (the beat keeps playing)' }).tap();
    await expect(page.getByRole('button', { name: /^Beat on: (?!0:0[01])\d+:\d\d$/ })).toBeFocused();
    await page.getByRole('button', { name: 'Find Nearest AED' }).tap();
    await page.getByRole('button', { name: /^Beat on/ }).tap();
    await sheet(page).getByRole('button', { name: 'Stop the beat' }).tap();
    await expect(sheet(page).getByRole('timer')).toHaveText('0:00');
    await expect.poll(async () => (await noticed()).patterns.at(-1)).toEqual([0]);
    expect((await noticed()).sounds).toHaveLength(1);
  });

  test('asks to change places every two minutes, and a screen reader announces it', async ({ page }) => {
    await page.clock.install({ time: '2026-06-01T12:00:00Z' });
    await page.goto('/cpr');
    await waitUntilLaidOut(page);
    await page.clock.pauseAt('2026-06-01T12:30:00Z');
    await page.getByRole('button', { name: 'Start the beat' }).tap();
    await expect(page.getByRole('button', { name: 'Stop the beat' })).toBeVisible();
    await page.clock.runFor(119_000);
    await expect(page.getByText('Swap every 2 minutes if someone can take over.')).toBeVisible();
    await page.clock.runFor(2_000);
    await expect(page.getByRole('status').filter({ hasText: '2 minutes: swap now' })).toHaveCount(1);
    await page.clock.runFor(14_000);
    await expect(page.getByText('Swap every 2 minutes if someone can take over.')).toBeVisible();
  });
});

test.describe('offline', () => {
  test.use({ serviceWorkers: 'allow' });

  test('the page and its beat work after a visit to another page', async ({ page, context }) => {
    await visitWithServiceWorker(page, '/');
    await context.setOffline(true);
    await page.goto('/cpr');
    await page.getByRole('button', { name: 'Start the beat' }).click();
    await expect(page.getByRole('timer')).toHaveText(elapsedTime);
  });
});

for (const reducedMotion of ['reduce', 'no-preference'] as const) {
  test(`the light ${reducedMotion === 'reduce' ? 'stays still' : 'comes with each press'} where motion is ${reducedMotion}`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.goto('/cpr');
    await page.getByRole('button', { name: 'Start the beat' }).click();
    await expect(page.getByRole('timer')).toHaveText(elapsedTime);
    const periods = () =>
      page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration));
    await expect.poll(periods).toEqual(reducedMotion === 'reduce' ? [] : [compressionIntervalMs]);
    await page.getByRole('button', { name: 'Light' }).click();
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the steps are shown, with how to count', async ({ page }) => {
    await page.goto('/cpr');
    await expect(page.locator('main noscript p')).toBeVisible();
    await expect(page.getByText('Push the middle of the chest hard, 5 to 6 cm deep.')).toBeVisible();
    await page.getByText('When the AED arrives').click();
    await expect(page.getByText('Turn it on. Do what it says.')).toBeVisible();
  });
});
