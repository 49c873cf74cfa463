import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { lastEstimateYear } from '../../domain/life-expectancy/life-expectancy-record.ts';
import { findAxeViolations } from '../support/axe.ts';
import { expect, test, waitUntilLaidOut } from '../support/journey-fixtures.ts';
import { colourBandOf, findPointInCountry } from './life-expectancy-steps.ts';

const japan = (page: Page) => page.getByRole('region', { name: 'Japan', exact: true });
const slider = (page: Page) => page.getByRole('slider', { name: 'Year' });
const lines = (page: Page) => page.getByRole('img', { name: /^Life expectancy at birth.*World: / });

const brightness = (page: Page) =>
  page
    .locator('[data-code][data-band]')
    .evaluateAll((shapes) => shapes.reduce((sum, shape) => sum + Number(shape.getAttribute('data-band')), 0));

/** Drags a finger along the year slider. The positions are fractions of the slider's length. */
async function dragYear(page: Page, from: number, to: number): Promise<void> {
  await slider(page).scrollIntoViewIfNeeded();
  const box = await slider(page).boundingBox();
  if (box === null) throw new Error('Got no slider in view');
  const session = await page.context().newCDPSession(page);
  const at = (share: number) => [{ x: box.x + box.width * share, y: box.y + box.height / 2 }];
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(from) });
  for (let step = 1; step <= 12; step += 1) {
    const touchPoints = at(from + ((to - from) * step) / 12);
    await session.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
  }
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

async function addToChart(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Find a country or area' }).selectOption(name);
  await page.getByRole('region', { name, exact: true }).getByRole('button', { name: 'Add to the chart' }).tap();
}

test.describe('on a telephone, by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('a visitor drags through the years, selects Japan and compares it, with rank, hubs, citation and file', async ({
    page,
  }) => {
    await page.goto('/life-expectancy');
    await waitUntilLaidOut(page);
    expect(await colourBandOf(page, 'JPN')).toBe('8');

    await dragYear(page, 0.49, 0.005);
    await expect.poll(() => colourBandOf(page, 'JPN')).toBe('3');
    const before = await brightness(page);
    await dragYear(page, 0.005, 0.49);
    await expect.poll(() => brightness(page)).toBeGreaterThan(before + 300);
    await dragYear(page, 0.49, 0.995);
    await expect(page.getByText('2100 (projection, its median)').first()).toBeVisible();
    await expect(lines(page).locator('path[d$="Z"]').first()).toBeAttached();
    await slider(page).fill(String(lastEstimateYear));

    const { x, y } = await findPointInCountry(page, 'JPN');
    await page.touchscreen.tap(x, y);
    await expect(japan(page)).toBeInViewport();
    await expect(japan(page)).toContainText('84.7 years in 2023: women 87.7, men 81.7.');
    await expect(japan(page)).toContainText('at 65, 22.4 more; 40.1 of a hundred reach 90.');
    await expect(japan(page)).toContainText('Rank 4 of 236');
    await expect(japan(page).getByRole('link', { name: 'Okinawa' })).toBeVisible();
    await japan(page).getByRole('button', { name: 'Add to the chart' }).tap();
    await addToChart(page, 'France');
    await addToChart(page, 'Rwanda');
    for (const name of ['World', 'Japan', 'France', 'Rwanda'])
      await expect(lines(page)).toHaveAttribute('aria-label', new RegExp(`${name}: [\\d.]+ in 1950, [\\d.]+ in 2023`));
    // The label at the end of the line shows the value of the last year. The values of the selected year are in the
    // table.
    await expect(lines(page).getByText(/^World 81\.7$/)).toBeVisible();
    const figures = page.getByRole('table', { name: 'In the chart' });
    await expect(figures.getByRole('row', { name: /^World 46\.4 73\.2 81\.7/ })).toBeVisible();
    await expect(page.getByText('How to cite: “United Nations, World Population Prospects 2024')).toBeVisible();
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'The chart’s lines, all years (CSV)' }).tap();
    expect(await readFile(await (await saving).path(), 'utf8')).toMatch(/JPN,Japan,both,2023,84\.7/);
    expect(await findAxeViolations(page)).toEqual([]);
  });
});

/** Presses Tab until the element with this accessible name has the focus. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.locator(':focus').ariaSnapshot();
    if (name.test(focused)) return;
  }
  throw new Error(`Got nowhere by 80 presses of Tab, expected what is called ${name}.`);
}

test.describe('on a wide window, by keyboard and screen reader', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test('a country can be found, read out and compared', async ({ page }) => {
    await page.goto('/life-expectancy');
    await waitUntilLaidOut(page);
    await tabTo(page, /^- slider "Year"/);
    await page.keyboard.press('ArrowRight');
    await expect(slider(page)).toHaveAttribute('aria-valuetext', '2024, projection');
    await page.keyboard.press('ArrowLeft');
    await tabTo(page, /^- combobox "Find a country or area"/);
    // A select element forgets letters that were typed more than a second ago, so a slow machine may need several
    // attempts.
    await expect(async () => {
      await page.keyboard.type('Japan');
      await expect(page.getByRole('combobox', { name: 'Find a country or area' })).toHaveValue('JPN', {
        timeout: 2000,
      });
    }).toPass();
    // A screen reader announces only the text of a live region and the region's name.
    await expect(japan(page).getByRole('status')).toContainText(
      /Japan.*84\.7 years in 2023: women 87\.7, men 81\.7\..*at 65, 22\.4 more; 40\.1 of a hundred reach 90\..*Rank 4 of 236/s,
    );
    await tabTo(page, /^- button "Add to the chart"/);
    await page.keyboard.press('Enter');
    await expect(lines(page)).toHaveAttribute('aria-label', /Japan: 59\.3 in 1950, 84\.7 in 2023, [\d.]+ in 2100/);
    await expect(page.getByRole('button', { name: 'Remove Japan from the chart' })).toBeVisible();
    expect(await findAxeViolations(page)).toEqual([]);
  });
});
