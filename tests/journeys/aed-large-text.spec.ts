import { expect, grantPosition, test } from '../support/journey-fixtures.ts';
import { screenTownAeds, screenTownFountain } from '../support/towns/screen-town.ts';
import { publishRegistry, writeSmallRegistry } from '../support/towns/small-registry.ts';
import { setDeviceClock } from './device-clock.ts';

/** The default font size is doubled. Lengths in rem grow with it, and the size of the window stays the same. */
test.use({
  viewport: { width: 390, height: 664 },
  browserArguments: ['--blink-settings=defaultFontSize=32'],
});

const windows = [
  { name: 'upright', width: 390, height: 664, headerPx: 64 },
  // A phone in landscape has no room for the header above a result, so a height of 0 is expected.
  { name: 'on its side', width: 664, height: 390, headerPx: 0 },
] as const;

for (const { name, width, height, headerPx } of windows) {
  test(`at twice the text size, ${name}, the first card shows its name, reason and three actions above the call button`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    const registry = await writeSmallRegistry(screenTownAeds);
    await publishRegistry(page.context(), registry);
    await grantPosition(page, screenTownFountain);
    await setDeviceClock(page, '2026-11-25T10:00:00Z');
    await page.goto('/aed');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    await page.getByRole('button', { name: 'Find Nearest AED' }).click();
    const first = page.getByRole('article').first();
    await expect(first).toBeVisible();
    // The heading has the focus once the result has been rendered, just before the result is scrolled into view.
    await expect(page.getByRole('heading', { name: 'Send someone for this AED first' })).toBeFocused();
    const reason = first.getByText('Limited access', { exact: false }).first();
    await expect(async () => {
      const foot = (await page.getByRole('navigation', { name: 'Emergency call' }).boundingBox())?.y ?? 0;
      expect((await first.getByRole('heading').boundingBox())?.y).toBeGreaterThanOrEqual(headerPx);
      const { y, height } = (await reason.boundingBox()) ?? { y: 0, height: Number.POSITIVE_INFINITY };
      expect(y + height).toBeLessThanOrEqual(foot);
      for (const method of ['Walk', 'Drive', 'Drone']) {
        const box = await first.getByRole('button', { name: method }).boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(60);
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(foot);
      }
    }).toPass();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}
